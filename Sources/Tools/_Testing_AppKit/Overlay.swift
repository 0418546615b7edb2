// Swift Testing announces an overlay of this name for files that import it beside AppKit. On Linux nobody else provides it.
@_exported import Testing
