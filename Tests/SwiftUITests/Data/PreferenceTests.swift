import ApusTesting
import SwiftUI
import Testing

/// The names of the views that give one, in the order in which they are reduced.
private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// A sum with a default that shows where it takes part.
private enum Total: PreferenceKey {
  static var defaultValue: Int { 100 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A key without a default of its own: that is `nil`.
private enum Chosen: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

extension View {
  fileprivate func named(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
}

@MainActor
private final class Log<Value> {
  var entries: [Value] = []
}

@Suite("Preferences: what views pass up")
@MainActor
struct PreferenceTests {
  /// What a reader around a view is told first.
  private func value<Key: PreferenceKey, V: View>(_ key: Key.Type, of view: V) -> [Key.Value] where Key.Value: Equatable {
    let log = Log<Key.Value>()
    let screen = Screen { view.onPreferenceChange(Key.self) { log.entries.append($0) } }
    screen.settle()
    return log.entries
  }

  @Test("siblings are combined in the order of the views, depth first, however they are drawn")
  func order() {
    let view = VStack {
      Color.red.named("a").zIndex(9)
      HStack {
        Color.red.named("b")
        Group {
          Text("c").named("c")
          Text("plain")
        }
      }
      ForEach(["d", "e"], id: \.self) { Text($0).named($0) }
      if Bool(true) { ZStack { Text("f").named("f") } }
      AnyView(Text("g").named("g"))
    }
    #expect(value(Names.self, of: view) == [["a", "b", "c", "d", "e", "f", "g"]])
  }

  @Test("where no view gives a value the key's default holds, and it takes part in nothing else")
  func defaults() {
    #expect(value(Total.self, of: Text("nothing")) == [100])
    #expect(value(Chosen.self, of: Text("nothing")) == [nil])
    let two = VStack {
      Text("a").preference(key: Total.self, value: 1)
      Text("no value")
      Text("b").preference(key: Total.self, value: 2)
    }
    #expect(value(Total.self, of: two) == [3])
  }

  @Test("a value replaces what the views inside give; other keys pass")
  func replacing() {
    let view = VStack {
      VStack { Text("a").named("inner").preference(key: Total.self, value: 7) }.named("outer")
      Text("b").named("first").named("last")
    }
    #expect(value(Names.self, of: view) == [["outer", "last"]])
    #expect(value(Total.self, of: view) == [7])
  }

  @Test("an edit gets what the views inside give together, or the default")
  func transforming() {
    let pair = HStack {
      Text("a").named("a")
      Text("b").named("b")
    }
    #expect(value(Names.self, of: pair.transformPreference(Names.self) { $0.reverse() }) == [["b", "a"]])
    #expect(value(Total.self, of: pair.transformPreference(Total.self) { $0 += 1 }) == [101])
    let twice = pair.transformPreference(Names.self) { $0.append("c") }.transformPreference(Names.self) { $0.append("d") }
    #expect(value(Names.self, of: twice) == [["a", "b", "c", "d"]])
  }

  @Test("values pass through readers, effects, frames and readers of geometry")
  func passing() {
    let view = GeometryReader { _ in
      ScrollView {
        LazyVStack { Text("a").named("a").padding().opacity(0.5).frame(height: 60).offset(x: 5) }
      }
      .onPreferenceChange(Names.self) { _ in }
      .overlayPreferenceValue(Names.self) { _ in Color.clear }
    }
    #expect(value(Names.self, of: view).last == ["a"])
  }

  struct Town: Identifiable, Equatable {
    let id: String
  }
  @Observable final class Model {
    var towns = [Town(id: "a"), Town(id: "b"), Town(id: "c")]
    var total = 1
    var showsMore = true
    var other = 0
    var identity = 0
  }
  struct Towns: View {
    let model: Model
    var body: some View {
      VStack {
        ForEach(model.towns) { Text($0.id).named($0.id) }
        if model.showsMore { Text("more").named("more") }
        Text("\(model.other)")
        Text("total").preference(key: Total.self, value: model.total).id(model.identity)
      }
    }
  }

  @Test("changes, insertions, moves and removals are told once each; anything else is not told")
  func changes() {
    let (model, names, totals) = (Model(), Log<[String]>(), Log<Int>())
    let screen = Screen {
      Towns(model: model)
        .onPreferenceChange(Names.self) { names.entries.append($0) }
        .onPreferenceChange(Total.self) { totals.entries.append($0) }
    }
    #expect(names.entries == [["a", "b", "c", "more"]])
    model.towns.swapAt(0, 2)
    screen.settle()
    model.towns.removeFirst()
    screen.settle()
    model.showsMore = false
    screen.settle()
    model.towns.append(Town(id: "d"))
    screen.settle()
    #expect(names.entries.dropFirst() == [["c", "b", "a", "more"], ["b", "a", "more"], ["b", "a"], ["b", "a", "d"]])
    #expect(totals.entries == [1])

    model.total = 5
    screen.settle()
    model.other = 1
    screen.settle()
    model.identity = 1
    screen.settle()
    #expect(totals.entries == [1, 5])
    #expect(names.entries.count == 5)
    model.towns = []
    screen.settle()
    #expect(names.entries.last == [])
  }

  private struct Outer: View {
    let log: Log<Int>
    let model: Model
    var body: some View {
      let step = model.other
      Text("x").preference(key: Total.self, value: model.total).onPreferenceChange(Total.self) {
        log.entries.append($0 * 10 + step)
      }
    }
  }

  @Test("the action is that of the newest body")
  func newestAction() {
    let (model, log) = (Model(), Log<Int>())
    let screen = Screen { Outer(log: log, model: model) }
    model.other = 3
    screen.settle()
    model.total = 2
    screen.settle()
    #expect(log.entries == [10, 23])
  }

  /// Columns as wide as the widest of them.
  struct EqualColumns: View {
    enum Widest: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    @State private var width: CGFloat?
    var body: some View {
      VStack(spacing: 0) {
        ForEach([30, 70, 50] as [CGFloat], id: \.self) { length in
          Color.red.frame(width: length, height: 10)
            .background { GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) } }
            .frame(width: width)
            .overlay { Box("\(Int(length))") }
        }
      }
      .onPreferenceChange(Widest.self) { width = $0 }
    }
  }

  @Test("a width that a reader of geometry passes up comes back down before the frame shows")
  func measured() {
    let result = frames(in: CGSize(width: 200, height: 100), EqualColumns())
    for name in ["30", "70", "50"] { #expect(result[name]?.minX == 65 && result[name]?.width == 70) }
  }
}

@Suite("Views made from preferences")
@MainActor
struct PreferenceLayerTests {
  private struct Labelled: View {
    let names: [String]
    var body: some View {
      Box("content", 100, 60).preference(key: Names.self, value: names)
    }
  }

  @Test("a layer in front is offered the content's size, aligned, and counts nothing in its size")
  func overlay() {
    let view = Labelled(names: ["a", "b"])
      .overlayPreferenceValue(Names.self, alignment: .bottomTrailing) { names in
        Box(names.joined(), 20, 10)
        Box("whole")
      }
      .overlay { Box("size") }
    let result = frames(in: CGSize(width: 200, height: 200), view)
    #expect(result["size"] == CGRect(x: 50, y: 70, width: 100, height: 60))
    #expect(result["ab"] == CGRect(x: 130, y: 120, width: 20, height: 10))
    #expect(result["whole"] == CGRect(x: 50, y: 70, width: 100, height: 60))
  }

  @Test("a layer behind lies below the content, one in front above it", arguments: [false, true])
  func depth(isInFront: Bool) {
    let content = Color.white.frame(width: 20, height: 20).preference(key: Names.self, value: ["x"])
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 40, height: 40)
        $0.scale = 1
      }
    ) {
      if isInFront {
        content.overlayPreferenceValue(Names.self) { _ in Color.black.frame(width: 30, height: 10) }
      } else {
        content.backgroundPreferenceValue(Names.self) { _ in Color.black.frame(width: 30, height: 10) }
      }
    }
    #expect(screen.gray(x: 20, y: 20) == (isInFront ? 0 : 255))
    #expect(screen.gray(x: 7, y: 20) == 0)
    #expect(screen.gray(x: 20, y: 12) == 255)
  }

  @Observable final class Model {
    var names = ["a"]
    var other = 0
  }
  private struct Observing: View {
    let model: Model
    let log: Log<[String]>
    var body: some View {
      VStack {
        Labelled(names: model.names)
        Text("\(model.other)")
      }
      .backgroundPreferenceValue(Names.self, alignment: .topLeading) { names in
        let _ = log.entries.append(names)
        ForEach(names, id: \.self) { Box($0, 10, 10) }
      }
    }
  }

  @Test("the layer is made again when its value changed, and keeps up with it")
  func updates() throws {
    let (model, log) = (Model(), Log<[String]>())
    let screen = Screen { Observing(model: model, log: log) }
    #expect(log.entries == [["a"]])
    model.names = ["a", "b"]
    screen.settle()
    #expect(screen.contains("a") && screen.contains("b"))
    model.names = []
    screen.settle()
    #expect(!screen.contains("a") && !screen.contains("b"))
    #expect(log.entries.last == [])
  }

  @Test("presses go to a layer in front, and to one behind only where the content takes none", arguments: [false, true])
  func presses(isInFront: Bool) {
    let log = Log<String>()
    let content = Color.red.frame(width: 50, height: 50).onTapGesture { log.entries.append("content") }
      .preference(key: Names.self, value: ["x"])
    func layer(_ names: [String]) -> some View {
      Color.blue.frame(width: 100, height: 20).onTapGesture { log.entries.append(names.joined()) }
    }
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 200) }) {
      if isInFront {
        content.overlayPreferenceValue(Names.self) { layer($0) }
      } else {
        content.backgroundPreferenceValue(Names.self) { layer($0) }
      }
    }
    screen.tap(at: CGPoint(x: 100, y: 100))
    screen.tap(at: CGPoint(x: 60, y: 100))
    screen.tap(at: CGPoint(x: 100, y: 80))
    #expect(log.entries == [isInFront ? "x" : "content", "x", "content"])
  }
}
