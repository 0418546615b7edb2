/// What the engine did, counted; tests assert on these numbers because they are the same on every machine.
package struct WorkCounters: Equatable, Sendable {
  /// Frames that had something to do.
  package var frames = 0
  /// Bodies evaluated: views, modifiers and content closures that depend on geometry.
  package var bodies = 0
  package var nodesMade = 0
  package var nodesDropped = 0
  /// Size calculations that no cache held.
  package var sizesComputed = 0
  /// Nodes whose children were placed.
  package var placements = 0
  /// Texts laid out anew.
  package var textLayouts = 0
  /// Bytes of texts to edit that were laid out anew.
  package var inputBytes = 0
  /// Display fragments built.
  package var fragments = 0
  /// Actions run: appear, disappear, change and preference handlers.
  package var actions = 0
  /// Visits of nodes whose values move.
  package var animationTicks = 0
  /// Ids of elements of loops looked at to find one.
  package var idsCompared = 0
  /// Elements looked at to end what lists have put around those that are gone.
  package var wrappersChecked = 0

  package init() {}

  /// The work done since an earlier reading.
  package static func - (later: WorkCounters, earlier: WorkCounters) -> WorkCounters {
    var result = WorkCounters()
    result.frames = later.frames - earlier.frames
    result.bodies = later.bodies - earlier.bodies
    result.nodesMade = later.nodesMade - earlier.nodesMade
    result.nodesDropped = later.nodesDropped - earlier.nodesDropped
    result.sizesComputed = later.sizesComputed - earlier.sizesComputed
    result.placements = later.placements - earlier.placements
    result.textLayouts = later.textLayouts - earlier.textLayouts
    result.inputBytes = later.inputBytes - earlier.inputBytes
    result.fragments = later.fragments - earlier.fragments
    result.actions = later.actions - earlier.actions
    result.animationTicks = later.animationTicks - earlier.animationTicks
    result.idsCompared = later.idsCompared - earlier.idsCompared
    result.wrappersChecked = later.wrappersChecked - earlier.wrappersChecked
    return result
  }
}
