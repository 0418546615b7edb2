#!/usr/bin/env python3
"""Paints the pictures of Examples/Landmarks into its asset catalogue; the same sources give the same bytes.

generate.py [NAME ...]
"""

import json
import pathlib
import sys

import coasts
import hands
import mountains
import waters

CATALOG = pathlib.Path(__file__).resolve().parents[2] / "Examples/Landmarks/Assets.xcassets/Places"
INFO = {"author": "xcode", "version": 1}
# Longer drawings, and those with more clips, are drawn in a process of their own, which costs a first frame its speed.
BYTE_LIMIT, CLIP_LIMIT = 64 << 10, 80


def main(names):
    for module in (mountains, waters, coasts, hands):
        for name, paint in module.SCENES.items():
            if names and name not in names:
                continue
            text = paint().svg()
            folder = CATALOG / f"{name}.imageset"
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{name}.svg").write_text(text)
            contents = {
                "images": [{"filename": f"{name}.svg", "idiom": "universal"}],
                "info": INFO,
                "properties": {"preserves-vector-representation": True},
            }
            (folder / "Contents.json").write_text(json.dumps(contents, indent=2, separators=(",", " : ")) + "\n")
            note = "" if len(text) <= BYTE_LIMIT and text.count("clip") <= CLIP_LIMIT else "  too costly"
            print(f"{name:16} {len(text) / 1024:5.1f} KiB{note}")


main(sys.argv[1:])
