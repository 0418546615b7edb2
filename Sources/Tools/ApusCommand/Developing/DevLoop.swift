import LaunchContract
import RemoteControl

/// Keeps an app on a stage that is what its sources say: builds when they change, and shows what was built in the place of what was
/// there before, with its state.
final class DevLoop {
  private let stage: any DevStage
  private let builder: any DevBuilder
  private let watch: any SourceWatch
  private let person: any DevPerson
  /// Holds what the app saved.
  private let saved: Path
  /// Shows a line to people.
  private let say: (String) -> Void

  /// How long files rest before they count as written: programs write several at once.
  static let quiet = Duration.milliseconds(20)
  /// How often it is looked whether they rest, at most; whoever writes without end does not keep all from being built.
  static let mostRests = 25
  private static let pause = Duration.milliseconds(50)

  /// The last build that came to its end.
  private var last: DevBuild?
  /// Whether an app is on the stage.
  private var isRunning = false
  /// Whether the person has closed what showed the app.
  private var isClosed = false
  /// Whether what shows is not what the sources say, and is said to be not.
  private var hasNotice = false
  /// Whether ``saved`` holds what the app that showed last has saved.
  private var hasSaved = false
  private var lost: [String] = []
  /// What was said of places that are not watched.
  private var shortfall: String?

  init(
    stage: any DevStage, builder: any DevBuilder, watch: any SourceWatch, person: any DevPerson, saved: Path,
    say: @escaping (String) -> Void
  ) {
    (self.stage, self.builder, self.watch, self.person) = (stage, builder, watch, person)
    (self.saved, self.say) = (saved, say)
  }

  /// Builds and shows until the person has enough.
  ///
  /// - Throws: ``CommandError/interrupted(_:)`` where a signal ended it; and where the places cannot be watched any more.
  func run() throws {
    defer { stage.end() }
    try build(after: nil)
    while !isClosed {
      switch person.wish() {
      case .quit: return
      case .interrupt(let signal): throw CommandError.interrupted(signal)
      case .restart: try restart()
      case nil: break
      }
      noticeEnd()
      if isClosed { return }
      let changed = settledChanges()
      sayShortfall()
      if !changed.isEmpty { try build(after: changed) }
    }
  }

  /// What has changed, once nothing changes any more.
  private func settledChanges() -> Set<Path> {
    var changed = watch.changes(within: Self.pause)
    guard !changed.isEmpty else { return [] }
    for _ in 0..<Self.mostRests {
      let more = watch.changes(within: Self.quiet)
      if more.isEmpty { break }
      changed.formUnion(more)
    }
    return changed
  }

  /// Says what is not watched, once.
  private func sayShortfall() {
    guard watch.shortfall != shortfall else { return }
    shortfall = watch.shortfall
    if let shortfall { say(shortfall) }
  }

  /// Notices that the person has closed what shows the app; an app that has ended by itself is said.
  private func noticeEnd() {
    guard isRunning, let end = stage.ended else { return }
    isRunning = false
    guard case .ended(let how) = end else { return isClosed = true }
    say(how.what + (how.reason.map { ": \($0)" } ?? ""))
    say("the next change starts it again")
  }
}

// MARK: - Building and showing

extension DevLoop {
  private func build(after changed: Set<Path>?) throws {
    let start = ContinuousClock.now
    let result = try builder.build(after: changed)
    // A build takes its time: a window that was closed meanwhile does not come again.
    noticeEnd()
    if isClosed { return }
    switch result {
    case .unchanged:
      takeNoticeAway()
      // What ended by itself starts again, whatever was written.
      if !isRunning, let last { show(last, since: start, because: "started again") }
    case .failed(let text):
      say(isRunning ? "not built; what shows is the last build" : "not built; the next change is built again")
      notice(text)
    case .built(let build):
      last = build
      show(build, since: start, because: changed.map(Self.names) ?? "built")
    }
    try watch.follow(builder.places)
  }

  private func restart() throws {
    guard let last else { return try build(after: nil) }
    hasSaved = false
    put(last, since: .now, because: "restarted")
  }

  /// Shows a build with the state of what showed before.
  private func show(_ build: DevBuild, since start: ContinuousClock.Instant, because reason: String) {
    if isRunning { save() }
    put(build, since: start, because: reason)
  }

  private func put(_ build: DevBuild, since start: ContinuousClock.Instant, because reason: String) {
    do {
      try stage.show(build, restoring: hasSaved ? saved.string : nil)
      (isRunning, hasNotice) = (true, false)
      say("\(reason); shown after \((ContinuousClock.now - start).short)")
    } catch {
      // What it began with may be what it cannot live with.
      hasSaved = false
      let message = (error as? CommandError)?.message ?? "\(error)"
      say("the new build does not show: \(message)")
      notice("The new build does not show: \(message)")
    }
  }

  private func save() {
    guard let answer = stage.save(to: saved.string) else {
      hasSaved = false
      say("what the app was showing could not be saved; it begins anew")
      return
    }
    hasSaved = true
    if !answer.lost.isEmpty, answer.lost != lost {
      say("begins anew, as its type cannot be kept: \(answer.lost.joined(separator: ", "))")
    }
    lost = answer.lost
  }

  private func notice(_ text: String) {
    stage.show(notice: text)
    hasNotice = true
  }

  private func takeNoticeAway() {
    guard hasNotice else { return }
    stage.show(notice: nil)
    hasNotice = false
    if isRunning { say("up to date again") }
  }

  /// What has changed, for people; editors write beside a file what is gone by now.
  private static func names(of paths: Set<Path>) -> String {
    let there = paths.filter(\.exists)
    let names = Set((there.isEmpty ? paths : there).map(\.name)).sorted()
    return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
  }
}
