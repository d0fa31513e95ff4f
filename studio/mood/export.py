"""Writes a trained model as the tensors of the asset: `python export.py MODEL.pt OUT` makes OUT.bin and OUT.json."""
import json
import sys

import numpy as np
import torch

LINEARS = {"tanh": "encoder.tanh"}
for index in (0, 1):
    for ours, theirs in (("qkv", "qkv"), ("out", "out"), ("up", "up"), ("down", "down")):
        LINEARS[f"{index}.{ours}"] = f"encoder.layers.{index}.{theirs}"
LINEARS["0.widen"] = "encoder.layers.0.widen"


def export(state, out):
    tensors, data = {}, bytearray()

    def put(name, array, kind):
        while len(data) % 4:
            data.append(0)
        tensors[name] = dict(kind=kind, shape=list(array.shape), at=len(data))
        data.extend(array.astype(np.int8 if kind == "int8" else np.float32).tobytes())

    def put_rows(name, weight):
        scale = np.maximum(np.abs(weight).max(1), 1e-12) / 127
        put(name, np.round(weight / scale[:, None]), "int8")
        put(f"{name}.scale", scale, "float32")

    get = lambda name: state[name].float().numpy()
    put_rows("embedding", get("encoder.embedding.weight"))
    put("timing", get("encoder.scales"), "float32")
    for ours, theirs in LINEARS.items():
        put_rows(ours, get(f"{theirs}.weight"))
        put(f"{ours}.bias", get(f"{theirs}.bias"), "float32")
    for index in (0, 1):
        for ours, theirs in (("attend", "attend_norm"), ("ffn", "ffn_norm")):
            put(f"{index}.{ours}.norm.scale", get(f"encoder.layers.{index}.{theirs}.weight"), "float32")
            put(f"{index}.{ours}.norm.bias", get(f"encoder.layers.{index}.{theirs}.bias"), "float32")
    put("head", get("head.weight"), "float32")
    put("head.bias", get("head.bias"), "float32")
    open(f"{out}.bin", "wb").write(data)
    json.dump(tensors, open(f"{out}.json", "w"))


if __name__ == "__main__":
    export(torch.load(sys.argv[1], map_location="cpu"), sys.argv[2])
