/// Shows content in one phase after the other, and animates from each to the next.
///
/// Without phases it shows nothing; with a single one it stays there. It stops when the view goes. The content is made once
/// for each phase, not in every frame.
///
///     PhaseAnimator([1.0, 1.5]) { scale in
///       Circle().scaleEffect(scale)
///     } animation: { _ in .easeInOut(duration: 0.5) }
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var runner = PhaseRunner()

  /// Creates an animator that begins anew for ever.
  /// - Parameters:
  ///   - phases: What it goes through, the first one first.
  ///   - content: The content in a phase.
  ///   - animation: How it gets into a phase; `nil` jumps.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates an animator that goes through its phases once when a value changes, and back to the first one.
  /// - Parameters:
  ///   - phases: What it goes through, the first one first.
  ///   - trigger: The value.
  ///   - content: The content in a phase.
  ///   - animation: How it gets into a phase; `nil` jumps.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  /// The content in the present phase.
  public var body: some View {
    if !phases.isEmpty {
      content(phases[min(index, phases.count - 1)])
        .onAppear { if trigger == nil { advance(run: runner.begin()) } }
        .onDisappear { runner.end() }
        .onChange(of: trigger) { advance(run: runner.begin()) }
    }
  }

  private func advance(run: Int) {
    guard phases.count > 1, runner.isCurrent(run) else { return }
    let next = (index + 1) % phases.count
    // A run that a value began ends with the first phase.
    let isLast = trigger != nil && next == 0
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      if !isLast { advance(run: run) }
    }
  }
}

/// Counts runs, so that what is left of an earlier one does nothing.
private final class PhaseRunner {
  private var run = 0
  func begin() -> Int {
    run += 1
    return run
  }
  func end() { run += 1 }
  func isCurrent(_ number: Int) -> Bool { number == run }
}

/// A value of any type that can be compared with another.
struct AnyTrigger: Equatable {
  private let value: Any
  private let isSame: (Any) -> Bool
  init<V: Equatable>(_ value: V) {
    self.value = value
    isSame = { ($0 as? V) == value }
  }
  static func == (a: AnyTrigger, b: AnyTrigger) -> Bool { a.isSame(b.value) }
}

extension View {
  /// Changes the view from phase to phase, for ever, and animates from each to the next.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(), $0) }, animation: animation)
      .modifier(PlaceholderSourceModifier<Self, Self>(content: self))
  }

  /// Changes the view from phase to phase once when a value changes, and back to the first one.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) }, animation: animation)
      .modifier(PlaceholderSourceModifier<Self, Self>(content: self))
  }
}
