public import Foundation

/// Makes its content anew at the points in time of a schedule.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in
///       Text(context.date, style: .time)
///     }
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// When the content is made, and how often it will be.
  public typealias Context = TimelineViewDefaultContext
  let schedule: Schedule
  let content: (Context) -> Content

  /// Shows the content for each point in time of a schedule.
  /// - Parameters:
  ///   - schedule: The points in time.
  ///   - content: Makes the content for one of them.
  public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }
}

/// When a timeline view's content is made, and how often it will be.
public struct TimelineViewDefaultContext: Sendable {
  /// How often updates come.
  public enum Cadence: Comparable, Sendable {
    /// With every frame.
    case live
    /// About every second.
    case seconds
    /// About every minute.
    case minutes
  }
  /// The point in time that the content is for.
  public let date: Date
  /// How often updates come.
  public let cadence: Cadence
}

extension TimelineView: PrimitiveView {
  package static func makeNode(_ view: TimelineView, inputs: _ViewInputs) -> TimelineNode<Schedule, Content> {
    TimelineNode(view, inputs: inputs)
  }
  package static func updateNode(_ node: TimelineNode<Schedule, Content>, with view: TimelineView) { node.setView(view) }
}

/// Out of sight, on a covered screen, a tab that is not chosen or a row that sleeps, a timeline rests when its next entry is due;
/// in sight again, its schedule begins anew.
package final class TimelineNode<Schedule: TimelineSchedule, Content: View>: WrapperNode, TimelineTurnTaker, VisibilityObserver {
  private var view: TimelineView<Schedule, Content>
  private var entries: Schedule.Entries.Iterator
  private var date: Date
  private var next: Date?
  private var timer: UInt64?
  private var isResting = false

  init(_ view: TimelineView<Schedule, Content>, inputs: _ViewInputs) {
    self.view = view
    date = inputs.graph.date
    entries = view.schedule.entries(from: date, mode: .normal).makeIterator()
    next = entries.next()
    super.init(inputs: inputs)
    takePassedEntries()
    setContent(ImplicitContainerNode(evaluate(), inputs: childInputs))
    scheduleNext()
  }

  func setView(_ new: TimelineView<Schedule, Content>) {
    // The same schedule goes on: begun anew it would have an entry more, in this very frame.
    let isSameSchedule = ValueComparator.areEqualViews(view.schedule, new.schedule)
    view = new
    if !isSameSchedule { beginSchedule() }
    refresh()
  }

  private func beginSchedule() {
    entries = view.schedule.entries(from: graph.date, mode: .normal).makeIterator()
    next = entries.next()
    takePassedEntries()
    scheduleNext()
  }

  /// Goes on to the last entry that is due; returns whether there is a new one.
  @discardableResult
  private func takePassedEntries() -> Bool {
    let now = graph.date.addingTimeInterval(1e-6)
    var isNew = false
    while let entry = next, entry <= now {
      date = entry
      next = entries.next()
      isNew = true
    }
    return isNew
  }

  private func scheduleNext() {
    timer.map(graph.cancelTimer)
    timer = nil
    guard let next else { return }
    timer = graph.schedule(at: graph.time + next.timeIntervalSince(graph.date)) { [weak self] in
      guard let self, self.isMounted else { return }
      self.timer = nil
      self.isResting = self.isOffscreen
      if self.isResting { return }
      if self.cadence > .live || self.graph[TimelineTurns.self].admits(self) { self.takeTurn() }
    }
  }

  func takeTurn() {
    if takePassedEntries() { setNeedsUpdate() }
    scheduleNext()
  }

  private func goOn() {
    guard isResting, !isOffscreen else { return }
    isResting = false
    beginSchedule()
    setNeedsUpdate()
  }

  package override func didWake() { goOn() }
  func didBecomeVisible() { goOn() }
  func didBecomeHidden() {}
  package override func willUnmount() { timer.map(graph.cancelTimer) }

  package override func update() {
    guard needsUpdate else { return }
    needsUpdate = false
    refresh()
  }

  private func refresh() { updateContent(with: evaluate()) }

  /// How often updates come; what counts as what is a choice (Facts 7.7).
  private var cadence: TimelineViewDefaultContext.Cadence {
    let distance = next.map { $0.timeIntervalSince(date) } ?? .infinity
    return distance < 0.5 ? .live : distance < 30 ? .seconds : .minutes
  }

  private func evaluate() -> Content {
    let context = TimelineViewDefaultContext(date: date, cadence: cadence)
    let make = view.content
    return evaluate(type(of: view)) { make(context) }
  }

  package override var debugName: String { "TimelineView" }
}
