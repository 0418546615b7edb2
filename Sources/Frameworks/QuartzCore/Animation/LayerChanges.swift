import Foundation

/// Changes of layers that are noted as they are made, so that they can be shown in part, or undone.
@MainActor
package final class LayerChanges {
  /// A property that has changed.
  fileprivate struct Change {
    let layer: CALayer
    let key: String
    let old: LayerValue?
    var new: LayerValue?
    /// Where between 0 and 1 the change begins.
    var start: Double
    var animation: String
  }

  /// Who notes the changes that are made now.
  fileprivate(set) static var recording: LayerChanges?
  fileprivate var changes: [Change] = []
  private var start = 0.0
  private static var count = 0
  /// How far the changes show, from 0, not at all, to 1.
  package private(set) var progress = 0.0
  /// Whether the progress changes by itself.
  package var isRunning = false

  package init() {}

  /// Notes what a closure changes; it shows from a progress on.
  package func record(from start: Double, _ change: () -> Void) {
    let outer = Self.recording
    (Self.recording, self.start) = (self, start)
    change()
    Self.recording = outer
    for index in changes.indices where changes[index].new == nil { begin(index) }
  }

  func note(_ layer: CALayer, _ key: String, _ old: Any?) {
    guard !changes.contains(where: { $0.layer === layer && $0.key == key && $0.new == nil }) else { return }
    let path = LayerKeyPath(key, of: layer)
    let shown = layer.motion.flatMap { path?.value(in: $0.shown()) } ?? LayerValue(old)
    Self.count += 1
    changes.append(
      Change(layer: layer, key: key, old: shown, new: nil, start: start, animation: "changes \(Self.count)"))
  }

  private func begin(_ index: Int) {
    let change = changes[index]
    let new = LayerKeyPath(change.key, of: change.layer)?.value(in: change.layer)
    changes[index].new = new ?? change.old?.transparent
    let animation = LayerChangeAnimation(keyPath: change.key)
    animation.fromValue = (change.old ?? new?.transparent)?.any
    animation.toValue = changes[index].new?.any
    (animation.changes, animation.start) = (self, change.start)
    change.layer.add(animation, forKey: change.animation)
  }

  /// Shows the changes so far.
  package func show(_ progress: Double) {
    self.progress = progress
    for change in changes {
      if isRunning { change.layer.motion?.wake() }
      change.layer.changed()
      change.layer.placementChanged()
    }
  }

  /// Where changes end.
  package enum End { case start, current, end }

  /// Lets the layers be as they are at an end, and forgets the changes.
  package func end(at end: End) {
    isRunning = false
    for change in changes.reversed() {
      if let path = LayerKeyPath(change.key, of: change.layer) {
        let shown = end == .current ? path.value(in: change.layer.shown(0)) : end == .start ? change.old : nil
        if end != .end { CATransaction.withoutActions { path.set(shown, in: change.layer) } }
      }
    }
    for change in changes { change.layer.removeAnimation(forKey: change.animation) }
    changes = []
  }
}

/// Shows a change as far as its changes are.
private final class LayerChangeAnimation: CABasicAnimation {
  weak var changes: LayerChanges?
  var start = 0.0

  required init() {
    super.init()
    duration = .infinity
  }

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? LayerChangeAnimation else { return }
    (changes, start) = (other.changes, other.start)
  }

  override var rests: Bool { changes?.isRunning != true }
  override func share(at time: TimeInterval, of once: TimeInterval) -> Double {
    let progress = changes?.progress ?? 1
    return start > 0 ? max(progress - start, 0) / max(1 - start, 1e-9) : progress
  }
}

/// Changes that are noted step by step, each to be made at its time.
@MainActor
package final class LayerKeyframes {
  private struct Track {
    let layer: CALayer
    let key: String
    var times: [Double]
    var values: [LayerValue]
  }
  private var tracks: [Track] = []

  package init() {}

  /// Notes what a closure changes over a part of the time.
  package func record(from start: Double, for length: Double, _ change: () -> Void) {
    let changes = LayerChanges()
    for (layer, key, old, new) in changes.only(change) {
      let first = old ?? new?.transparent
      guard let first, let last = new ?? old?.transparent else { continue }
      let index = tracks.firstIndex { $0.layer === layer && $0.key == key }
      var track = index.map { tracks[$0] } ?? Track(layer: layer, key: key, times: [0], values: [first])
      let before = track.values[track.values.count - 1]
      track.times += [max(start, track.times[track.times.count - 1]), min(start + length, 1)]
      track.values += [before, last]
      if let index { tracks[index] = track } else { tracks.append(track) }
    }
  }

  /// Moves the layers through what was noted; they are at its end already.
  package func run(_ configure: (CAKeyframeAnimation) -> Void) {
    for track in tracks {
      let animation = CAKeyframeAnimation(keyPath: track.key)
      animation.values = (track.values + [track.values[track.values.count - 1]]).map(\.any)
      animation.keyTimes = (track.times + [1]).map { NSNumber(value: $0) }
      configure(animation)
      track.layer.add(animation, forKey: "keyframes \(track.key)")
    }
  }
}

extension LayerChanges {
  /// What a closure changes, which shows at once.
  fileprivate func only(_ change: () -> Void) -> [(CALayer, String, LayerValue?, LayerValue?)] {
    let outer = Self.recording
    Self.recording = self
    change()
    Self.recording = outer
    defer { changes = [] }
    return changes.map { change in
      (change.layer, change.key, change.old, LayerKeyPath(change.key, of: change.layer)?.value(in: change.layer))
    }
  }
}
