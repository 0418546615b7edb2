import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

/// Whether a row of the containers below is marked.
private struct MarkKey: _ViewTraitKey {
  static var defaultValue: Bool { false }
}

@Suite("Containers of a root and its content") @MainActor
struct VariadicViewTests {
  private func names(_ screen: Screen) -> [String] { screen.elements.map(\.label).filter { !$0.isEmpty } }

  /// A line between each two views.
  private struct Lined: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        child
        if child.id != children.last?.id { Text(verbatim: child[MarkKey.self] ? "=" : "-") }
      }
    }
  }

  /// The views in a row, and how many there are, told in the environment's words.
  private struct Counted: _VariadicView_UnaryViewRoot {
    @Environment(\.layoutDirection) private var direction
    var word = "views"

    func body(children: _VariadicView_Children) -> some View {
      Text(verbatim: "\(children.count) \(word) \(direction == .leftToRight ? "right" : "left")")
      HStack(spacing: 0) { children }
    }
  }

  private struct Towns: View {
    @State private var towns = ["Kyoto", "Nara"]
    var body: some View {
      VStack {
        _VariadicView.Tree(Lined()) {
          ForEach(towns, id: \.self) { Text($0) }
          Group { Text(verbatim: "End") }
        }
      }
      Button("Go") { towns = ["Uji"] + towns.reversed() }
    }
  }

  @Test("a root of many views gets loops and groups resolved, now and whenever they change")
  func many() throws {
    let screen = Screen { Towns() }
    #expect(names(screen) == ["Kyoto", "-", "Nara", "-", "End", "Go"])
    try screen.button("Go").tap()
    screen.settle()
    #expect(names(screen) == ["Uji", "-", "Nara", "-", "Kyoto", "-", "End", "Go"])
  }

  @Test("the views of a root of many are placed by the container around, those of a root of one as one view")
  func placed() {
    let content = TupleView((Box("a", 10, 10), Box("b", 10, 10)))
    struct All: _VariadicView.MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View { children }
    }
    struct One: _VariadicView.UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View { children }
    }
    #expect(size(of: HStack(spacing: 0) { _VariadicView.Tree(All()) { content } }) == CGSize(width: 20, height: 10))
    #expect(size(of: HStack(spacing: 0) { _VariadicView.Tree(One()) { content } }).width == 10)
    #expect(size(of: _VariadicView.Tree(All()) { content }).width == 10)
  }

  @Test("a root has dynamic properties, and new values when its container has")
  func properties() throws {
    struct Shown: View {
      @State private var word = "views"
      var body: some View {
        _VariadicView.Tree(Counted(word: word)) {
          Text(verbatim: "Kyoto")
          Text(verbatim: "Nara")
        }
        Button("Go") { word = "towns" }
      }
    }
    let screen = Screen { Shown().environment(\.layoutDirection, .rightToLeft) }
    #expect(names(screen) == ["2 views left", "Kyoto", "Nara", "Go"])
    try screen.button("Go").tap()
    screen.settle()
    #expect(names(screen) == ["2 towns left", "Kyoto", "Nara", "Go"])
  }

  @Test("views say values to their root, and are known by what they are called")
  func values() {
    struct Told: _VariadicView.ViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
          Text(verbatim: "\(child.id(as: Int.self) ?? 0) \(child.id(as: String.self) ?? "") \(child[MarkKey.self])")
        }
      }
    }
    let screen = Screen {
      VStack {
        _VariadicView.Tree(Told()) {
          Text(verbatim: "a")._trait(MarkKey.self, true)
          ForEach([7], id: \.self) { _ in Text(verbatim: "b") }
          Text(verbatim: "c").id("third")
        }
      }
    }
    #expect(names(screen) == ["0  true", "7  false", "0 third false"])
  }

  @Test("a root's parts are named, and its types are those of the interface")
  func parts() {
    struct Nothing: _VariadicView.Root {}
    let tree = _VariadicView.Tree(Nothing()) { Text(verbatim: "a") }
    #expect(type(of: tree) == _VariadicView.Tree<Nothing, Text>.self && type(of: tree.root) == Nothing.self)
    func accepts<R: _VariadicView_Root>(_: R) -> Bool { true }
    func shows<R: _VariadicView_ViewRoot>(_: R) -> Bool { R._standsForOneView }
    #expect(accepts(Nothing()) && shows(Counted()) && !shows(Lined()))
  }
}
