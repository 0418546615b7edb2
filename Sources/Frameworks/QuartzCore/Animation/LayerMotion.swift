import Foundation

/// A layer as its animations have it, beside the layer itself.
struct ShownLayer {
  /// A copy, of which animations change what shows.
  let layer: CALayer
  /// The layer itself.
  let model: CALayer
  /// What shows in front for a while: an earlier look.
  let veil: LayerVeil?
}

/// The animations of a layer.
@MainActor
final class LayerMotion {
  /// An animation that was added.
  @MainActor
  private final class Entry {
    let key: String
    let animation: CAAnimation
    let once: TimeInterval
    /// How much later than in its first frame it begins, in the layer's seconds.
    let delay: TimeInterval
    let transaction: CATransaction.Level?
    let veil: LayerVeil?
    /// When it began, in the layer's time.
    var begin: TimeInterval?
    var isTold = false
    var isOver = false

    init(_ key: String, _ animation: CAAnimation, of layer: CALayer) {
      self.key = key
      self.animation = animation
      once = animation.once(otherwise: CATransaction.animationDuration())
      let now = layer.convertTime(LayerClock.now, from: nil)
      delay = animation.beginTime == 0 ? 0 : LayerClock.rounded(animation.beginTime - now)
      transaction = CATransaction.awaiting()
      veil = (animation as? CATransition).flatMap { LayerVeil(of: layer, $0) }
    }
  }

  /// A copy of the layer as it shows, so much later than it does itself.
  @MainActor
  private final class Copy {
    let layer: CALayer
    /// The time that it is of, and the version of the layer.
    var time: TimeInterval?
    var version = -1
    init(_ layer: CALayer) { self.layer = layer }
  }

  private unowned let model: CALayer
  private var copies: [TimeInterval: Copy] = [:]
  private var entries: [Entry] = []
  /// The time of the last frame that the layer showed in.
  private var lastFrame: TimeInterval?
  private var version = 0
  /// How often frames were asked for anew.
  private(set) var wakes = 0
  private var numbers = 0

  init(of layer: CALayer) { model = layer }

  var isEmpty: Bool { entries.isEmpty }
  var keys: [String] { entries.map(\.key) }
  func animation(_ key: String) -> CAAnimation? { entries.first { $0.key == key }?.animation }
  func layerChanged() { version &+= 1 }
  /// Asks for frames: what rested may move.
  func wake() { wakes &+= 1 }

  // MARK: Adding

  func add(_ animation: CAAnimation, _ key: String?) {
    guard let animation = animation.copy(with: nil) as? CAAnimation else { return }
    let key = animation is CATransition ? "transition" : key ?? unnamedKey()
    // A transition pictures the layer with what moves it until now.
    let entry = Entry(key, animation, of: model)
    remove { $0.key == key }
    entries.append(entry)
    wake()
    version &+= 1
  }

  private func unnamedKey() -> String {
    numbers += 1
    return "animation \(numbers)"
  }

  func remove(_ key: String) { remove { $0.key == key } }
  func removeAll() { remove { _ in true } }

  private func remove(_ isMeant: (Entry) -> Bool) {
    let old = entries.filter(isMeant)
    entries.removeAll(where: isMeant)
    version &+= 1
    for entry in old where !entry.isOver { end(entry, finished: false) }
  }

  private func end(_ entry: Entry, finished: Bool) {
    entry.isOver = true
    entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
    entry.transaction?.animationEnded()
  }

  // MARK: Frames

  /// Goes on to a frame; answers whether the next one shows something else.
  func advance() -> Bool {
    begin()
    for entry in entries where entry.begin != nil && !entry.isTold {
      entry.isTold = true
      entry.animation.delegate?.animationDidStart(entry.animation)
    }
    let time = model.convertTime(lastFrame ?? LayerClock.now, from: nil)
    for entry in entries where !entry.isOver && place(of: entry, at: time)?.part == .after { finish(entry) }
    return entries.contains { !$0.isOver && !$0.animation.rests } && (model.timeRuns || entries.contains { !$0.isTold })
  }

  private func finish(_ entry: Entry) {
    if entry.animation.isRemovedOnCompletion {
      entries.removeAll { $0 === entry }
      version &+= 1
    }
    end(entry, finished: true)
  }

  private func place(of entry: Entry, at time: TimeInterval) -> TimingPosition? {
    entry.begin.map { entry.animation.place(at: time, begun: $0, once: entry.once) }
  }

  /// Has animations begin that were added since the last frame: they do so in a frame, not between two.
  private func begin() {
    guard let frame = LayerClock.frame else { return }
    lastFrame = frame
    for entry in entries where entry.begin == nil { entry.begin = model.convertTime(frame, from: nil) + entry.delay }
  }

  /// The layer as it shows in the frame that runs, or showed in the last one; or as it did some seconds before.
  func shown(_ delay: TimeInterval = 0) -> CALayer {
    begin()
    let copy = copies[delay] ?? Copy(model.makeCopy())
    copies[delay] = copy
    if copy.version != version || copy.time != lastFrame { update(copy, delay) }
    return copy.layer
  }

  /// What shows in front of the layer for a while.
  var veil: LayerVeil? { entries.last { $0.veil != nil && !$0.isOver }?.veil }

  private func update(_ copy: Copy, _ delay: TimeInterval) {
    (copy.version, copy.time) = (version, lastFrame)
    copy.layer.take(from: model)
    guard let lastFrame else { return }
    let time = model.convertTime(lastFrame, from: nil) - delay
    for entry in entries {
      guard let place = place(of: entry, at: time) else { continue }
      let fill = entry.animation.fillMode
      if place.part == .before, !fill.showsBeginning { continue }
      if place.part == .after, !fill.showsEnd || entry.animation.isRemovedOnCompletion { continue }
      entry.animation.show(in: ShownLayer(layer: copy.layer, model: model, veil: entry.veil), at: place, once: entry.once)
    }
  }
}

extension CALayer {
  /// Whether the layer's time goes on, and that of all around it.
  var timeRuns: Bool { sequence(first: self, next: \.superlayer).allSatisfy { $0.speed != 0 } }
}
