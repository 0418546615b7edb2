import EngineTesting
@testable import SwiftUICore
import Testing

@MainActor
@Suite("Where the dynamic properties of a view are")
struct DynamicPropertyLayoutTests {
  private func offsets(_ type: Any.Type) -> [Int?] { DynamicPropertyLayout.of(type).fields.map(\.offset) }
  private func slots(_ type: Any.Type) -> [Int?] { DynamicPropertyLayout.of(type).fields.map(\.slot) }

  @Test("Fields are found in order, at their offsets; those of the framework have a slot each")
  func order() {
    #expect(offsets(Several.self) == Several.offsets)
    #expect(slots(Several.self) == [0, 1, nil])
    #expect(DynamicPropertyLayout.of(Several.self).slotCount == 2)
    #expect(DynamicPropertyLayout.of(Several.self) === DynamicPropertyLayout.of(Several.self), "found once for each type")
  }

  @Test("A property made of others comes after them, and needs no slot")
  func nesting() {
    #expect(offsets(Nested.self) == Nested.offsets)
    #expect(slots(Nested.self) == [0, 1, nil, nil, 2])
  }

  @Test("Generic views have a layout for each type that they are made with")
  func generics() {
    func check<Value>(_: Value.Type) {
      #expect(offsets(Generic<Value>.self) == Generic<Value>.offsets, "\(Value.self)")
    }
    check(UInt8.self)
    check(String.self)
    check((Int, Int, UInt8).self)
    check([Any].self)
    #expect(offsets(Generic<UInt8>.self) != offsets(Generic<String>.self))
  }

  @Test("What is no struct, or has no such field, has none")
  func empty() {
    struct Plain { var count = 0 }
    enum Choice: DynamicProperty { case one }
    for type in [Plain.self, Int.self, Choice.self, Box.self, (State<Int>, Int).self, State<Int>?.self, Text.self] as [Any.Type] {
      #expect(DynamicPropertyLayout.of(type).isEmpty, "\(type)")
      #expect(DynamicPropertyLayout.of(type).slotCount == 0)
    }
  }

  @Test("A type is animatable that has data which can move")
  func animatable() {
    struct Moving: View, Animatable {
      var animatableData = 0.0
      var body: some View { EmptyView() }
    }
    struct Still: View, Animatable { var body: some View { EmptyView() } }
    #expect(DynamicPropertyLayout.of(Moving.self).isAnimatable)
    #expect(!DynamicPropertyLayout.of(Still.self).isAnimatable && !DynamicPropertyLayout.of(Several.self).isAnimatable)
  }

  @Test("The properties of an app's gestures are found in the gestures that use them")
  func gestures() {
    struct Inner: Gesture {
      @GestureState var count = 0
      var body: some Gesture<Void> { TapGesture() }
    }
    struct Outer: Gesture {
      @GestureState var isDown = false
      var inner = Inner().onEnded {}
      var body: some Gesture<Void> { inner }
    }
    struct User: View {
      var gesture = Inner()
      var body: some View { EmptyView() }
    }
    #expect(slots(Inner.self).count == 1)
    #expect(slots(Outer.self).count == 2)
    #expect(slots(User.self).isEmpty, "a view's gestures are connected by the node that recognises them")
  }

  @Test("Storage is made once for each slot, connected before each body, updated from the inside, and ended")
  func storage() {
    Probe.log = []
    let screen = Screen { EmptyView() }
    let root = screen.engine.root!
    let node = GraphNode(inputs: _ViewInputs(graph: screen.engine, parent: root, scope: root.scope))
    defer { node.unmount() }
    let storage = DynamicPropertyStorage(DynamicPropertyLayout.of(Probing.self))
    var view = Probing()
    withUnsafeMutablePointer(to: &view) { storage.connect(UnsafeMutableRawPointer($0), to: node) }
    #expect(Probe.log == ["make a", "make b", "make c"])
    #expect([view.first.kept, view.group.inner.kept, view.last.kept] == ["a", "b", "c"], "fields are changed in place")

    Probe.log = []
    var second = Probing(first: Probe(name: "other"))
    withUnsafeMutablePointer(to: &second) {
      storage.connect(UnsafeMutableRawPointer($0), to: node)
      storage.prepareForBody(UnsafeMutableRawPointer($0))
    }
    #expect(second.first.kept == "a", "a new value of the view finds what its node keeps")
    #expect(Probe.log == ["update other", "update b", "update group of b", "update c"])

    Probe.log = []
    storage.disconnect()
    #expect(Probe.log == ["end a", "end b", "end c"])
  }

  private final class Box {}
}

/// What the tests look into; members of the same file may see the wrappers' storage.
private struct Several: View {
  @State var count = 0
  var flag: UInt8 = 0
  @Environment(\.locale) var locale
  let name = "a"
  @Binding var isOn: Bool
  var body: some View { EmptyView() }
  static let offsets = [
    MemoryLayout<Self>.offset(of: \Self._count), MemoryLayout<Self>.offset(of: \Self._locale),
    MemoryLayout<Self>.offset(of: \Self._isOn),
  ]
}

private struct Pair: DynamicProperty {
  var plain: UInt8 = 0
  @State var first = 0
  @State var second = ""
}

private struct Deep: DynamicProperty {
  var name = ""
  var pair = Pair()
}

private struct Nested: View {
  var id = 0
  var deep = Deep()
  @State var last = 0
  var body: some View { EmptyView() }
  static var offsets: [Int?] {
    let deep = MemoryLayout<Self>.offset(of: \.deep)!
    let pair = deep + MemoryLayout<Deep>.offset(of: \.pair)!
    return [
      pair + MemoryLayout<Pair>.size - 2 * MemoryLayout<State<Int>>.size,
      pair + MemoryLayout<Pair>.size - MemoryLayout<State<Int>>.size,
      pair, deep, MemoryLayout<Self>.offset(of: \Self._last),
    ]
  }
}

private struct Generic<Value>: View {
  var value: Value
  @State var kept: Value
  @State var count = 0
  var body: some View { EmptyView() }
  static var offsets: [Int?] { [MemoryLayout<Self>.offset(of: \Self._kept), MemoryLayout<Self>.offset(of: \Self._count)] }
}

/// A property that writes down what is done with it.
private struct Probe: ConnectedProperty {
  nonisolated(unsafe) static var log: [String] = []
  let name: String
  var kept = ""

  final class Storage: EndingStorage {
    let name: String
    init(name: String) { self.name = name }
    func end() { Probe.log.append("end \(name)") }
  }

  mutating func connect(to node: GraphNode, storage: inout AnyObject?) {
    if storage == nil {
      Probe.log.append("make \(name)")
      storage = Storage(name: name)
    }
    kept = (storage as? Storage)?.name ?? ""
  }
  mutating func update() { Probe.log.append("update \(name)") }
}

private struct ProbeGroup: DynamicProperty {
  var inner = Probe(name: "b")
  mutating func update() { Probe.log.append("update group of \(inner.name)") }
}

private struct Probing: View {
  var first = Probe(name: "a")
  var group = ProbeGroup()
  var last = Probe(name: "c")
  var body: some View { EmptyView() }
}
