import ApusTesting
import EngineTesting
import SwiftUI
import SwiftUICore
import Testing

/// A view of a random world: a few kinds of containers and modifiers, each with state somewhere.
private indirect enum World {
  case counter, field, choice(World, World), stack([World]), row(World, World), loop(Int), marked(World), layered(World)
  case typed(World), tabs([World]), scrolled(World), group(World)

  static func make(_ random: inout SplitMix, depth: Int = 4) -> World {
    let next = { (random: inout SplitMix) in make(&random, depth: depth - 1) }
    let several = { (random: inout SplitMix) in (0..<random.below(3) + 1).map { _ in next(&random) } }
    guard depth > 0 else { return random.below(2) == 0 ? .counter : .field }
    return switch random.below(11) {
    case 0: .counter
    case 1: .choice(next(&random), next(&random))
    case 2: .stack(several(&random))
    case 3: .row(next(&random), next(&random))
    case 4: .loop(random.below(4) + 1)
    case 5: .marked(next(&random))
    case 6: .layered(next(&random))
    case 7: .typed(next(&random))
    case 8 where depth == 4: .tabs(several(&random))
    case 9 where depth > 2: .scrolled(next(&random))
    default: .group(next(&random))
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Field: View {
  enum Mood { case plain, happy(Int) }
  @State private var mood = Mood.plain
  var body: some View {
    if case .happy(let times) = mood {
      Button("happy \(times)") { mood = .happy(times + 1) }
    } else {
      Button("plain") { mood = .happy(1) }
    }
  }
}

private struct Choice: View {
  let first: World
  let second: World
  @State private var isFirst = true
  var body: some View {
    Button("switch") { isFirst.toggle() }
    if isFirst { view(first) } else { view(second) }
  }
}

private struct Marked: ViewModifier {
  @State private var marks = 0
  func body(content: Content) -> some View {
    VStack {
      Button("marks \(marks)") { marks += 1 }
      content
    }
  }
}

/// A world's view, whose type does not have those inside in it.
@MainActor private func view(_ world: World) -> AnyView { AnyView(WorldView(world: world)) }

private struct WorldView: View {
  let world: World

  var body: some View {
    switch world {
    case .counter: Counter()
    case .field: Field()
    case .choice(let first, let second): VStack { Choice(first: first, second: second) }
    case .stack(let worlds): VStack { ForEach(worlds.indices, id: \.self) { view(worlds[$0]) } }
    case .row(let first, let second):
      HStack {
        view(first)
        view(second).padding(2)
      }
    case .loop(let count): VStack { ForEach(0..<count, id: \.self) { _ in Counter() } }
    case .marked(let inner): view(inner).modifier(Marked())
    case .layered(let inner):
      view(inner).padding(.top, 30).overlay(alignment: .top) { Counter() }.background { Color.white }
    case .typed(let inner): view(inner)
    case .tabs(let worlds):
      TabView {
        ForEach(worlds.indices, id: \.self) { index in
          view(worlds[index]).tabItem { Text("tab \(index)") }
        }
      }
    case .scrolled(let inner):
      ScrollView {
        VStack {
          view(inner)
          Color.clear.frame(height: 900)
        }
      }
    case .group(let inner): Group { view(inner) }
    }
  }
}

@MainActor
@Suite("Random worlds after a restart")
struct RandomSavingTests {
  @Test("look and say the same as before, and keep the same once more", arguments: Seeds.chosen(from: 0..<30))
  func same(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let world = World.make(&random)
    let settings = Screen.Settings { $0.comparesPainting = false }
    let first = Screen(settings) { view(world) }
    for _ in 0..<12 {
      let targets = first.elements.filter { ["button", "tab"].contains($0.role) }
      guard !targets.isEmpty else { break }
      if random.below(5) == 0 { first.scroll(by: CGFloat(random.below(400))) }
      targets[random.below(targets.count)].tap()
      first.finishAnimations()
    }
    let saving = first.save()
    #expect(saving.lost.isEmpty)
    let second = Screen(settings, resuming: saving.window) { view(world) }
    let told = { (screen: Screen) in screen.elements.map { "\($0.role) \($0.label) \($0.value) \($0.frame)" } }
    #expect(told(second) == told(first), "\(world)")
    #expect(second.save().window.entries == saving.window.entries, "\(world)")
    #expect(!second.isAnimating && second.diagnostics == first.diagnostics)
  }
}
