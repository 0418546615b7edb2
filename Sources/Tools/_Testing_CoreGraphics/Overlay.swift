// Swift Testing announces an overlay of this name for files that import it beside CoreGraphics. On Linux nobody else provides it.
@_exported import Testing
