"""Draws one chart with matplotlib some times and prints the milliseconds of each: charts.py KIND COUNT REPEATS

The picture has as many pixels as that of the app beside it, and the time runs from numbers in memory to pixels in memory.
"""

import math
import sys
import time

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

kind, count, repeats = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
xs = list(range(count))
ys = [50 + 30 * math.sin(x / count * 125) + 8 * math.sin(x * 12.9898) * math.cos(x * 78.233) for x in xs]


def draw(xs, ys):
    figure, axes = plt.subplots(figsize=(3.9, 8.0), dpi=200)
    if kind == "line":
        axes.plot(xs, ys, linewidth=2)
    elif kind == "point":
        # Sizes are areas in square points of 1/72 inch; 32 of ours of 1/100 inch are these many.
        axes.plot(xs, ys, "o", markersize=6.4 * 0.72)
    else:
        axes.bar(xs, ys, width=0.7)
    axes.grid(True)
    figure.canvas.draw()
    plt.close(figure)


draw(xs[:10], ys[:10])
for _ in range(repeats):
    start = time.perf_counter()
    draw(xs, ys)
    print((time.perf_counter() - start) * 1000, flush=True)
