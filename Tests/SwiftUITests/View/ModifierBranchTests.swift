import ApusTesting
import Observation
import SwiftUI
import Testing

/// What a modifier is on: views of which no type tells how many there are.
private enum Subject: CaseIterable {
  case any, optional, loop, group, padded, inherited
}

/// A view with state, which begins anew where it is another view.
private struct Counter: View {
  let name: String
  let log: Log
  @State private var count = 0
  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .frame(width: 80, height: 20)
      .onAppear { log.entries.append("appear") }
      .onDisappear { log.entries.append("disappear") }
  }
  final class Log { var entries: [String] = [] }
}

private struct SubjectView: View {
  let subject: Subject
  let name: String
  let log: Counter.Log
  private var counter: Counter { Counter(name: name, log: log) }

  var body: some View {
    switch subject {
    case .any: AnyView(counter)
    case .optional: if !name.isEmpty { counter }
    case .loop: ForEach(0..<1) { _ in counter }
    case .group:
      Group {
        counter
        EmptyView()
      }
    case .padded: AnyView(counter).padding(1).onAppear {}
    case .inherited: AnyView(counter).environment(\.minimumScaleFactor, 0.5).transition(.opacity)
    }
  }
}

private struct Branching: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View {
    if isOn { content.background(Color.red) } else { content }
  }
}

private struct Doubled: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      if isOn { content }
      content.padding(2)
    }
  }
}

private struct Hiding: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      Text("body")
      if isOn { content }
    }
  }
}

/// A view of a kind with a modifier whose value and view a test changes by buttons.
private struct BranchStage<Modifier: ViewModifier>: View {
  let subject: Subject
  var log = Counter.Log()
  let modifier: (Bool) -> Modifier
  @State private var isOn = false
  @State private var name = "a"
  var body: some View {
    VStack(spacing: 0) {
      Button("switch") { isOn.toggle() }
      Button("animated") { withAnimation(.linear(duration: 0.3)) { isOn.toggle() } }
      Button("rename") { name = "b" }
      SubjectView(subject: subject, name: name, log: log).modifier(modifier(isOn))
    }
  }
}

extension Screen {
  /// The labels of the counters that show.
  fileprivate var counters: [String] { elements(role: "button").map(\.label).filter { $0.count == 3 } }
  fileprivate func count(_ index: Int) { elements(role: "button").filter { $0.label.count == 3 }[index].tap() }
}

@Suite("A modifier's body that shows what it modifies in branches, or more than once")
@MainActor
struct ModifierBranchTests {
  @Test("in another branch it is another view, which begins anew and lives on", arguments: Subject.allCases)
  private func branches(_ subject: Subject) throws {
    let screen = Screen { BranchStage(subject: subject, modifier: Branching.init) }
    let before = screen.liveNodes
    for _ in 0..<2 {
      for _ in 0..<2 {
        #expect(screen.counters == ["a 0"])
        screen.count(0)
        screen.count(0)
        #expect(screen.counters == ["a 2"])
        try screen.button("switch").tap()
      }
      #expect(screen.liveNodes == before)
    }
    try screen.button("rename").tap()
    #expect(screen.counters == ["b 0"])
    screen.close()
    #expect(screen.liveNodes == 0)
  }

  @Test("a branch that comes back while it leaves is the one before, and nobody's node is left", arguments: Subject.allCases)
  private func returning(_ subject: Subject) throws {
    let screen = Screen { BranchStage(subject: subject, modifier: Branching.init) }
    let before = screen.liveNodes
    screen.count(0)
    try screen.button("animated").tap()
    screen.advance(by: 0.1)
    #expect(screen.counters == ["a 0"])
    try screen.button("rename").tap()
    try screen.button("animated").tap()
    #expect(screen.counters == ["b 1"])
    screen.count(0)
    screen.finishAnimations()
    #expect(screen.counters == ["b 2"])
    // A transition that has begun keeps what it shows its view by.
    #expect(screen.liveNodes == before || subject == .inherited)
  }

  @Test("used twice it is two views, each with its own state, and both follow what they are made of", arguments: Subject.allCases)
  private func twice(_ subject: Subject) throws {
    let screen = Screen { BranchStage(subject: subject, modifier: Doubled.init) }
    let before = screen.liveNodes
    screen.count(0)
    try screen.button("switch").tap()
    #expect(screen.counters == ["a 0", "a 1"])
    screen.count(0)
    screen.count(0)
    try screen.button("rename").tap()
    #expect(screen.counters == ["b 2", "b 1"])
    try screen.button("switch").tap()
    #expect(screen.counters == ["b 1"] && screen.liveNodes == before)
    try screen.button("switch").tap()
    #expect(screen.counters == ["b 0", "b 1"])
  }

  @Test("what the body does not show is not there, and comes anew", arguments: Subject.allCases)
  private func hidden(_ subject: Subject) throws {
    let log = Counter.Log()
    let screen = Screen { BranchStage(subject: subject, log: log, modifier: Hiding.init) }
    let before = screen.liveNodes
    #expect(screen.counters.isEmpty && log.entries.isEmpty)
    for _ in 0..<2 {
      try screen.button("switch").tap()
      #expect(screen.counters == ["a 0"])
      screen.count(0)
      #expect(screen.counters == ["a 1"])
      try screen.button("switch").tap()
      #expect(screen.counters.isEmpty && screen.liveNodes == before)
    }
    #expect(log.entries == ["appear", "disappear", "appear", "disappear"])
  }

  private struct Limiting: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View { content.environment(\.lineLimit, isOn ? 4 : 3) }
  }

  private struct Surroundings: View {
    let factor: CGFloat
    private struct Reader: View {
      @Environment(\.lineLimit) private var limit
      @Environment(\.minimumScaleFactor) private var factor
      var body: some View { Text("\(limit ?? 0) \(Int(factor * 100))") }
    }
    var body: some View {
      AnyView(Reader()).padding(1).environment(\.minimumScaleFactor, factor)
      if factor < 1 { Reader() }
    }
  }

  private struct Changing: View {
    @State private var isOn = false
    @State private var factor: CGFloat = 0.5
    var body: some View {
      VStack {
        Button("switch") { isOn.toggle() }
        Button("factor") { factor = 0.25 }
        Surroundings(factor: factor).modifier(Limiting(isOn: isOn))
      }
    }
  }

  @Test("it inherits what the body sets, inside of which counts what is set on the views themselves")
  func environment() throws {
    let screen = Screen { Changing() }
    let texts = { screen.elements(role: "staticText").map(\.label) }
    #expect(texts() == ["3 50", "3 100"])
    try screen.button("switch").tap()
    #expect(texts() == ["4 50", "4 100"])
    try screen.button("factor").tap()
    #expect(texts() == ["4 25", "4 100"])
  }

  private struct Counting: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View {
      VStack {
        content
        Button("m \(count)") { count += 1 }
      }
    }
  }

  @Test("a modifier on the rows of a loop has state by row, which is there again after a restart")
  func restart() throws {
    let rows = VStack { ForEach(0..<3) { Text(verbatim: "row \($0)") }.padding(1).modifier(Counting()) }
    let first = Screen { rows }
    first.count(1)
    #expect(first.counters == ["m 0", "m 1", "m 0"])
    #expect(resumed(from: first) { rows }.counters == ["m 0", "m 1", "m 0"])
  }

  // MARK: Transitions

  private struct Forked: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      if phase == .didDisappear { content.opacity(0.5) } else { content.offset(x: phase.value) }
    }
  }
  private struct Absent: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      if phase.isIdentity { content }
    }
  }
  private struct Mirrored: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.overlay { content.opacity(0.1) }.opacity(phase.isIdentity ? 1 : 0)
    }
  }

  private struct Coming<Shown: View>: View {
    @State private var isShown = true
    let shown: Shown
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 0.3)) { isShown.toggle() } }
        ZStack { if isShown { shown } }
      }
    }
  }

  private var transitions: [AnyTransition] {
    [AnyTransition(Forked()), AnyTransition(Absent()), AnyTransition(Mirrored())]
  }

  @Test(
    "a transition may do so, too: what has come lives, and what has gone leaves no node", arguments: 0..<3, Subject.allCases)
  private func transition(_ index: Int, _ subject: Subject) throws {
    let log = Counter.Log()
    for isKnown in [true, false] {
      let transition = transitions[index]
      let screen = Screen {
        Coming(
          shown: isKnown
            ? AnyView(Counter(name: "a", log: log).transition(transition))
            : AnyView(SubjectView(subject: subject, name: "a", log: log).transition(transition)))
      }
      try screen.button("go").tap()
      screen.advance(by: 0.1)
      screen.finishAnimations()
      let without = screen.liveNodes
      for pause in [0.1, 1, 0.1] {
        try screen.button("go").tap()
        screen.advance(by: pause)
        let counters = screen.counters.count
        if pause == 1 { screen.count(0) }
        #expect(screen.counters.count == counters && (pause < 1 || screen.contains("a 1")))
        try screen.button("go").tap()
        screen.advance(by: 0.1)
        screen.finishAnimations()
        #expect(screen.counters.isEmpty && screen.liveNodes == without)
      }
      screen.close()
      #expect(screen.liveNodes == 0)
    }
    #expect(log.entries.filter { $0 == "appear" }.count == log.entries.filter { $0 == "disappear" }.count)
  }

  // MARK: Layers that mask one another

  @Observable final class Layer: Identifiable {
    var mask: Layer?
    var items: [Layer] = []
    var color = Color.pureRed
    var isClipped = false
  }

  private struct Filling: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
  }
  private struct Placed: ViewModifier {
    func body(content: Content) -> some View { content.layoutPriority(1) }
  }
  private struct Masking: ViewModifier {
    let mask: Layer?
    func body(content: Content) -> some View {
      if let mask { content.mask { Filling { LayerView(layer: mask) } } } else { content }
    }
  }
  private struct LayerContent: View {
    let layer: Layer
    var body: some View {
      let parts = Filling {
        layer.color
        ForEach(layer.items) { LayerView(layer: $0) }
      }
      if layer.isClipped { AnyView(parts) } else { parts }
    }
  }
  private struct LayerView: View {
    let layer: Layer
    var body: some View { LayerContent(layer: layer).modifier(Masking(mask: layer.mask)).modifier(Placed()) }
  }

  @Test("a branch changes in the update in which something comes inside", arguments: [true, false], [true, false])
  func layers(isClipped: Bool, isMasked: Bool) {
    let (root, inner, added) = (Layer(), Layer(), Layer())
    inner.mask = isMasked ? Layer() : nil
    inner.isClipped = isClipped
    added.color = .pureBlue
    root.items = [inner]
    let screen = picture { LayerView(layer: root) }
    #expect(screen.pixel(20, 20) == .red)
    inner.mask = isMasked ? nil : Layer()
    inner.items.append(added)
    screen.settle()
    #expect(screen.pixel(20, 20) == .blue)
    inner.items = []
    inner.color = .pureGreen
    screen.settle()
    #expect(screen.pixel(20, 20) == .green)
    root.items = []
    screen.settle()
    #expect(screen.liveNodes == picture { LayerView(layer: Layer()) }.liveNodes)
  }

  @Observable final class Square {
    var isOn = true
    var color = Color.pureGreen
  }
  private struct Colored: ViewModifier {
    let color: Color
    func body(content: Content) -> some View { content.foregroundStyle(color) }
  }
  private struct Squares: View {
    let model: Square
    let isInBody: Bool
    var body: some View {
      let squares = Group { if model.isOn { Rectangle().frame(width: 40, height: 40) } }
      if isInBody { squares.modifier(Colored(color: model.color)) } else { squares.foregroundStyle(model.color) }
    }
  }

  @Test("what comes back while it leaves has what its modifiers have become meanwhile", arguments: [true, false])
  func returning(isInBody: Bool) {
    let model = Square()
    let screen = picture(40, 40) { Squares(model: model, isInBody: isInBody) }
    #expect(screen.pixel(20, 20) == .green)
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    screen.advance(by: 0.1)
    (model.isOn, model.color) = (true, .pureBlue)
    screen.finishAnimations()
    #expect(screen.pixel(20, 20) == .blue)
  }
}
