/// The pages that show an app, and how far each has got with drawing.
struct PageViewers {
  private struct Viewer {
    /// The picture that it was sent and has not drawn.
    var awaited: (number: Int, since: ContinuousClock.Instant)?
  }

  private var viewers: [PageListener: Viewer] = [:]

  /// How long a page may take for a picture; one that takes longer has gone, or sleeps.
  static let patience = Duration.seconds(5)

  var isEmpty: Bool { viewers.isEmpty }

  mutating func add(_ listener: PageListener) { viewers[listener] = Viewer() }
  mutating func remove(_ listener: PageListener) { viewers[listener] = nil }

  /// Whether all are ready for the next picture.
  var areReady: Bool { viewers.values.allSatisfy { $0.awaited == nil } }

  /// All are sent a picture.
  mutating func send(_ number: Int, at now: ContinuousClock.Instant) {
    for listener in viewers.keys { viewers[listener]?.awaited = (number, now) }
  }

  /// One has drawn a picture.
  mutating func draw(_ number: Int, by listener: PageListener) {
    guard let awaited = viewers[listener]?.awaited, awaited.number <= number else { return }
    viewers[listener]?.awaited = nil
  }

  /// Those for which nobody waits any longer.
  func overdue(at now: ContinuousClock.Instant) -> [PageListener] {
    viewers.filter { entry in entry.value.awaited.map { now - $0.since > Self.patience } ?? false }.map(\.key)
  }
}
