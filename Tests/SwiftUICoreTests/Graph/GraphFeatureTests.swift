import EngineTesting
import Combine
import Foundation
@testable import SwiftUICore
import Testing

/// Features of a graph: made when they are asked for, told of what happens to nodes, gone with the graph.
@MainActor @Suite("Features of a graph")
struct GraphFeatureTests {
  /// Counts what it is told.
  private final class Recorder: UnmountListener, SleepListener, EnvironmentListener, UpdateListener, WindowPreferenceListener {
    static let slot = FeatureSlot()
    nonisolated(unsafe) static var made = 0
    unowned let graph: ViewGraph
    var unmounted: [ObjectIdentifier: Int] = [:]
    var fellAsleep: [ObjectIdentifier: Int] = [:]
    var woke: [ObjectIdentifier: Int] = [:]
    var environments: [ObjectIdentifier: Int] = [:]
    var layouts = 0
    var preferences = 0
    var parentsAtUnmount = 0

    init(graph: ViewGraph) {
      self.graph = graph
      Self.made += 1
    }

    func nodeWillUnmount(_ node: GraphNode) {
      unmounted[ObjectIdentifier(node), default: 0] += 1
      if node.parent != nil { parentsAtUnmount += 1 }
    }
    func sleepDidChange(of node: GraphNode) {
      let id = ObjectIdentifier(node)
      if node.isAsleep { fellAsleep[id, default: 0] += 1 } else { woke[id, default: 0] += 1 }
    }
    func environmentDidChange(_ mask: EnvironmentMask, at node: GraphNode) {
      environments[ObjectIdentifier(node), default: 0] += 1
    }
    func layoutDidEnd() { layouts += 1 }
    func readPreferences(of window: any WindowRoot) { preferences += 1 }
  }

  /// Listens to nothing.
  private final class Silent: GraphFeature {
    static let slot = FeatureSlot()
    init(graph: ViewGraph) {}
  }

  private final class Model: ObservableObject {
    @Published var shows = true
    @Published var size: CGFloat = 10
    @Published var scheme: ColorScheme?
  }

  private struct Content: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        if model.shows {
          Text("a").padding()
          Text("b")
        }
        Text("c")
      }
      .font(.system(size: model.size))
      .preferredColorScheme(model.scheme)
    }
  }

  @Test("A feature is made when it is first asked for, and once")
  func madeOnFirstUse() {
    let screen = Screen { Text("a") }
    let graph = screen.engine, before = Recorder.made
    #expect(graph.existing(Recorder.self) == nil)
    #expect(!graph.uses(Recorder.self))
    #expect(Recorder.made == before)
    let feature = graph[Recorder.self]
    #expect(feature.graph === graph)
    #expect(graph[Recorder.self] === feature)
    #expect(graph.existing(Recorder.self) === feature)
    #expect(graph.uses(Recorder.self))
    #expect(Recorder.made == before + 1)
    let other = Screen { Text("a") }
    #expect(!other.engine.uses(Recorder.self), "a graph has its own features")
    #expect(other.engine[Recorder.self] !== feature)
  }

  @Test("Features of several types do not get in each other's way")
  func slots() {
    let screen = Screen { Text("a") }
    #expect(!screen.engine.uses(Silent.self))
    screen.engine.use(Silent.self)
    #expect(screen.engine.uses(Silent.self))
    #expect(!screen.engine.uses(Recorder.self))
    let (silent, recorder) = (screen.engine[Silent.self], screen.engine[Recorder.self])
    #expect(screen.engine[Silent.self] === silent && screen.engine[Recorder.self] === recorder)
  }

  @Test("Only what listens is in the lists that nodes tell")
  func listeners() {
    let screen = Screen { Text("a") }
    let count = { (slots: FeatureSlots) in
      [slots.unmountListeners.count, slots.sleepListeners.count, slots.environmentListeners.count, slots.updateListeners.count]
    }
    let before = count(screen.engine.features)
    screen.engine.use(Silent.self)
    #expect(count(screen.engine.features) == before)
    screen.engine.use(Recorder.self)
    #expect(count(screen.engine.features) == before.map { $0 + 1 })
  }

  @Test("A feature hears of every node that leaves the tree, once, before it has lost its parent")
  func unmount() {
    let model = Model()
    let screen = Screen { Content(model: model) }
    let feature = screen.engine[Recorder.self], before = screen.engine.counters
    model.shows = false
    screen.settle()
    let dropped = (screen.engine.counters - before).nodesDropped
    #expect(dropped > 2)
    #expect(feature.unmounted.count == dropped)
    #expect(feature.unmounted.values.allSatisfy { $0 == 1 })
    #expect(feature.parentsAtUnmount == feature.unmounted.count)
  }

  @Test("A feature hears of nodes of rows that fall asleep, and of the same ones when they wake")
  func sleep() {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 300, height: 400)
        $0.scale = 1
      }
    ) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)").frame(height: 100) } } }
    }
    let feature = screen.engine[Recorder.self]
    screen.scroll(by: 1000)
    let asleep = feature.fellAsleep
    #expect(!asleep.isEmpty && asleep.values.allSatisfy { $0 == 1 })
    #expect(feature.woke.isEmpty)
    screen.scroll(by: -1000)
    #expect(!feature.woke.isEmpty && feature.woke.values.allSatisfy { $0 == 1 })
    #expect(Set(feature.woke.keys).isSubset(of: asleep.keys))
  }

  @Test("A feature hears once of each node around what reads an environment value that changes")
  func environment() {
    let model = Model()
    let screen = Screen { Content(model: model) }
    let feature = screen.engine[Recorder.self]
    model.size = 20
    screen.settle()
    #expect(!feature.environments.isEmpty)
    #expect(feature.environments.values.allSatisfy { $0 == 1 })
  }

  @Test("A feature hears of the end of each update, and of none while nothing happens")
  func updates() {
    let model = Model()
    let screen = Screen { Content(model: model) }
    let feature = screen.engine[Recorder.self]
    screen.settle()
    #expect(feature.layouts == 0)
    model.size = 20
    screen.settle()
    #expect(feature.layouts > 0)
  }

  @Test("A feature reads what views prefer for their window when that may have changed")
  func preferences() {
    let model = Model()
    let screen = Screen { Content(model: model) }
    let feature = screen.engine[Recorder.self]
    screen.settle()
    #expect(feature.preferences == 0)
    model.scheme = .dark
    screen.settle()
    #expect(feature.preferences == 1)
  }

  @Test("Nothing keeps a feature, or the graph by it, when the graph has gone")
  func releases() {
    weak var graph: ViewGraph?
    weak var feature: Recorder?
    do {
      let screen = Screen { Text("a") }
      graph = screen.engine
      feature = screen.engine[Recorder.self]
      #expect(feature != nil)
    }
    #expect(graph == nil)
    #expect(feature == nil)
  }
}
