"""Fine-tunes the encoder with all heads at once. See README.md beside this."""
import copy
import json
import math
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from encoder import Encoder

EMOTIONS, EKMAN, SENTIMENT, NEEDS = 28, 7, 4, 13
OUTPUTS = EMOTIONS + EKMAN + SENTIMENT + NEEDS + 1
GO = slice(0, 39)
NEED = slice(39, 52)
CRISIS = 52
LONGEST_TRAINED = 64
torch.set_float32_matmul_precision("high")

RECIPE = dict(
    epochs=5, lr=4e-4, head_lr=5e-3, batch=128, own=384, dropout=0.1, head_dropout=0.1, decay=0.01, need=1.5, crisis=2.0, grave=1.5,
    weak=0.1, rdrop=0.0, fgm=0.3, power=0.3, f1=0.0, smooth=0.0, seed=1, joint=True,
    own_grad=1.0, word_drop=0.0, near=0.0,
)


class Model(nn.Module):
    def __init__(self, folder):
        super().__init__()
        self.encoder = Encoder(folder)
        # One start for all seeds: only then can their weights be averaged.
        torch.manual_seed(7)
        self.head = nn.Linear(1024, OUTPUTS)
        nn.init.normal_(self.head.weight, std=0.02)
        nn.init.zeros_(self.head.bias)

    def forward(self, ids, dropout=0.0, head_dropout=0.0, own=0, own_grad=1.0):
        both = torch.cat(self.encoder(ids, dropout), dim=-1)
        if own and own_grad < 1:
            mine = both[-own:]
            both = torch.cat([both[:-own], own_grad * mine + (1 - own_grad) * mine.detach()])
        return self.head(F.dropout(both, head_dropout, self.training))


def padded(rows, device, longest=128):
    length = min(longest, max(len(row) for row in rows))
    grid = np.full((len(rows), length), -1, np.int64)
    for at, row in enumerate(rows):
        row = row[:length]
        grid[at, : len(row)] = row
    return torch.from_numpy(grid).to(device)


def trimmed(ids):
    return ids[:, : max(1, int((ids >= 0).sum(1).max()))]


class Data:
    """Everything on the device: GoEmotions, and the sentences written for needs and crisis."""

    def __init__(self, path, device):
        data = json.load(open(path))
        # Two comments in a hundred are longer; a batch is as wide as its longest, so they would cost most of the time.
        self.train = padded(data["train"]["ids"], device, LONGEST_TRAINED)
        self.train_y = torch.tensor(data["train"]["labels"], dtype=torch.float32, device=device)
        self.weak = torch.tensor(data["train"]["weak"], dtype=torch.float32, device=device)
        self.neutral = torch.tensor(data["train"]["neutral"], dtype=torch.float32, device=device)
        self.dev = padded(data["dev"]["ids"], device)
        self.dev_y = np.array(data["dev"]["labels"])
        self.own = {}
        for part, rows in data["sentences"].items():
            longest = LONGEST_TRAINED if part == "train" else 128
            variants = max(len(row["ids"]) for row in rows)
            self.own[part] = dict(
                ids=torch.stack([padded([row["ids"][v % len(row["ids"])] for row in rows] + [[-1] * longest], device, longest)[:-1]
                                 for v in range(variants)]),
                needs=torch.tensor([row["needs"] for row in rows], dtype=torch.float32, device=device),
                crisis=torch.tensor([row["crisis"] for row in rows], dtype=torch.float32, device=device),
            )


def go_loss(out, y, recipe, weights):
    target = y * (1 - recipe["smooth"]) + recipe["smooth"] * 0.05
    loss = F.binary_cross_entropy_with_logits(out, target, pos_weight=weights, reduction="none").mean(0).sum()
    if recipe["f1"]:
        p = torch.sigmoid(out)
        hit = (p * y).sum(0)
        loss = loss + recipe["f1"] * (1 - 2 * hit / (p.sum(0) + y.sum(0) + 1)).sum()
    return loss


def own_loss(out, needs, crisis, recipe):
    told = needs.sum(1) > 0
    need = -(needs * F.log_softmax(out[:, NEED], -1)).sum(1)
    need = (need * told).sum() / told.sum().clamp(min=1)
    weight = torch.tensor(recipe["grave"], device=out.device)
    danger = F.binary_cross_entropy_with_logits(out[:, CRISIS], crisis, pos_weight=weight)
    return recipe["need"] * need + recipe["crisis"] * danger


def train(data, folder, device, **changes):
    recipe = {**RECIPE, **changes}
    model = Model(folder).to(device)
    torch.manual_seed(recipe["seed"])
    own = data.own["train"]
    count, owns = len(data.train), own["ids"].shape[1]
    steps = recipe["epochs"] * (count // recipe["batch"])
    head = list(model.head.parameters())
    groups = [
        dict(params=list(model.encoder.parameters()), lr=recipe["lr"]),
        dict(params=head, lr=recipe["head_lr"]),
    ]
    optimizer = torch.optim.AdamW(groups, weight_decay=recipe["decay"], fused=device.type == "cuda")
    warm = 0.06 * steps
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min((step + 1) / warm, max(0.0, (steps - step) / (steps - warm)))
    )
    share = data.train_y.mean(0)
    weights = (share.mean() / share).clamp(0.2, 30) ** recipe["power"] if recipe["power"] else None
    average = None
    begun = [weight.detach().clone() for weight in model.encoder.parameters()]
    model.train()
    for step in range(steps):
        if step % (count // recipe["batch"]) == 0:
            order = torch.randperm(count, device=device)
        at = step % (count // recipe["batch"]) * recipe["batch"]
        pick = order[at : at + recipe["batch"]]
        chosen = torch.randint(owns, (recipe["own"],), device=device)
        variant = torch.randint(own["ids"].shape[0], (recipe["own"],), device=device)
        go_ids, own_ids = data.train[pick], own["ids"][variant, chosen]
        if recipe["word_drop"]:
            hidden = (torch.rand(own_ids.shape, device=device) < recipe["word_drop"]) & (own_ids >= 0)
            own_ids = own_ids.masked_fill(hidden, 0)
        width = max(go_ids.shape[1], own_ids.shape[1])
        ids = trimmed(torch.cat([F.pad(go_ids, (0, width - go_ids.shape[1]), value=-1),
                                 F.pad(own_ids, (0, width - own_ids.shape[1]), value=-1)]))

        def loss_of(out):
            go, mine = out[: len(pick)], out[len(pick) :]
            loss = go_loss(go[:, GO], data.train_y[pick], recipe, weights)
            if recipe["joint"]:
                loss = loss + own_loss(mine, own["needs"][chosen], own["crisis"][chosen], recipe)
                # Comments nobody wrote to a mood box: none is a danger, and the neutral ones ask for nothing.
                quiet = F.binary_cross_entropy_with_logits(go[:, CRISIS], torch.zeros_like(go[:, CRISIS]), reduction="none")
                none = -F.log_softmax(go[:, NEED], -1)[:, 12]
                loss = loss + recipe["weak"] * ((quiet * data.weak[pick]).mean() + (none * data.neutral[pick]).mean())
            return loss

        forward = lambda: model(ids, recipe["dropout"], recipe["head_dropout"], recipe["own"], recipe["own_grad"])
        out = forward()
        loss = loss_of(out)
        if recipe["rdrop"]:
            again = forward()
            loss = (loss + loss_of(again)) / 2
            p, q = F.logsigmoid(out[: len(pick), GO]), F.logsigmoid(again[: len(pick), GO])
            p0, q0 = F.logsigmoid(-out[: len(pick), GO]), F.logsigmoid(-again[: len(pick), GO])
            apart = ((p.exp() - q.exp()) * (p - q) + (p0.exp() - q0.exp()) * (p0 - q0)).mean(0).sum() / 2
            loss = loss + recipe["rdrop"] * apart
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        if recipe["fgm"]:
            table = model.encoder.embedding.weight
            push = recipe["fgm"] * table.grad / (table.grad.norm() + 1e-12)
            table.data.add_(push)
            loss_of(forward()).backward()
            table.data.sub_(push)
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        if recipe["near"]:
            pull = recipe["near"] * schedule.get_last_lr()[0]
            with torch.no_grad():
                for now, start in zip(model.encoder.parameters(), begun):
                    now.lerp_(start, pull)
        schedule.step()
        if step >= steps // 2:
            if average is None:
                average = copy.deepcopy(model).eval()
            else:
                with torch.no_grad():
                    for mean, now in zip(average.parameters(), model.parameters()):
                        mean.lerp_(now, 0.005)
    return average


def quantised(model):
    """The same model with weights as the asset holds them: eight bits, one scale a row."""
    model = copy.deepcopy(model)
    with torch.no_grad():
        for name, weight in model.named_parameters():
            if weight.dim() == 2 and not name.startswith("head"):
                scale = weight.abs().amax(1, keepdim=True) / 127
                weight.copy_((weight / scale).round() * scale)
    return model


@torch.no_grad()
def outputs(model, ids):
    model.eval()
    return torch.cat([model(trimmed(part)) for part in ids.split(512)])


def best_threshold(p, y):
    grid = np.arange(0.05, 0.9, 0.01)
    scores = [f1(p >= t, y) for t in grid]
    return grid[int(np.argmax(scores))]


def f1(said, y):
    hit = (said & (y > 0)).sum()
    return 0.0 if hit == 0 else 2 * hit / (said.sum() + y.sum())


def macro(p, y):
    """Over the halves of dev, thresholds from one and score on the other: what the test split will roughly say."""
    half = np.arange(len(p)) % 2 == 0
    scores = np.zeros(p.shape[1])
    for label in range(p.shape[1]):
        said = np.zeros(len(p), bool)
        for part in (half, ~half):
            said[~part] = p[~part, label] >= best_threshold(p[part, label], y[part, label])
        scores[label] = f1(said, y[:, label])
    return [float(scores[a:b].mean()) for a, b in ((0, 28), (28, 35), (35, 39))]


# admiration … neutral, as the groups of Ekman and of sentiment hold them.
EKMAN_OF = dict(anger=[2, 3, 10], disgust=[11], fear=[14, 19], joy=[17, 1, 4, 13, 15, 18, 20, 23, 21, 0, 8, 5],
                sadness=[25, 9, 12, 16, 24], surprise=[26, 22, 6, 7], neutral=[27])
SENTIMENT_OF = [EKMAN_OF["joy"], EKMAN_OF["anger"] + EKMAN_OF["disgust"] + EKMAN_OF["fear"] + EKMAN_OF["sadness"],
                EKMAN_OF["surprise"], [27]]


def mixed(p):
    """A group also from the emotions in it: half its own output, half the chance that any of them is there."""
    p = p.copy()
    for at, group in enumerate([*EKMAN_OF.values(), *SENTIMENT_OF]):
        p[:, 28 + at] = (p[:, 28 + at] + 1 - np.prod(1 - p[:, group], axis=1)) / 2
    return p


def report(model, data):
    p = torch.sigmoid(outputs(model, data.dev)[:, GO]).cpu().numpy()
    result = dict(dev=macro(p, data.dev_y), mixed=macro(mixed(p), data.dev_y))
    for part in data.own:
        if part == "train":
            continue
        out = outputs(model, data.own[part]["ids"][0])
        needs, crisis = data.own[part]["needs"], data.own[part]["crisis"]
        told = needs.sum(1) > 0
        ranked = out[told][:, NEED].argsort(1, descending=True)
        wanted = needs[told] > 0
        danger = out[crisis > 0.5][:, CRISIS]
        safe = out[crisis < 0.5][:, CRISIS]
        result[part] = dict(
            first=float((needs[told].argmax(1) == ranked[:, 0]).float().mean()),
            any=float(wanted.gather(1, ranked[:, :1]).float().mean()),
            three=float(wanted.gather(1, ranked[:, :3]).any(1).float().mean()),
            missed=int((danger < 0).sum()), dangers=len(danger), alarms=int((safe > 0).sum()), safes=len(safe),
        )
    return result


def mean_of(models):
    mean = copy.deepcopy(models[0])
    with torch.no_grad():
        for name, weight in mean.named_parameters():
            weight.copy_(torch.stack([dict(model.named_parameters())[name] for model in models]).mean(0))
    return mean


def save(model, path):
    torch.save({name: weight.half() for name, weight in model.state_dict().items()}, path)


def say(name, result, start):
    print(json.dumps(dict(name=name, seconds=round(time.time() - start, 1), **result)), flush=True)


def main(folder, path, out):
    """Trains five seeds, says how each did on dev and on the tenth for choosing, and saves the mean of their weights."""
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    data = Data(path, device)
    models = []
    for seed in (1, 2, 3, 4, 5):
        start = time.time()
        models.append(train(data, folder, device, seed=seed))
        say(f"seed {seed}", report(models[-1], data), start)
    mean = mean_of(models)
    say("mean of the weights, eight bits", report(quantised(mean), data), time.time())
    save(mean, out)


if __name__ == "__main__":
    main(*sys.argv[1:4])
