import ApusTesting
import Foundation
import SwiftUI
import Testing

/// Ten thousand things that happen to an app with everything that shows above a screen, in any order and in the middle of motions.
@Suite("Presentations in any order")
@MainActor
struct RandomPresentationTests {
  @Observable fileprivate final class Model {
    var tab = 0
    var path: [Int] = []
    var rows = Array(0..<4)
    var shown: Set<Kind> = []
    var item: Item?

    func binding(_ kind: Kind) -> Binding<Bool> {
      Binding {
        self.shown.contains(kind)
      } set: { isShown in
        if isShown { self.shown.insert(kind) } else { self.shown.remove(kind) }
      }
    }
  }

  fileprivate enum Kind: CaseIterable { case sheet, inner, cover, alert, dialog, popover, inspector, rowSheet }
  fileprivate struct Item: Identifiable { var id: Int }

  private struct Root: View {
    let model: Model
    var body: some View {
      @Bindable var model = model
      TabView(selection: $model.tab) {
        NavigationStack(path: $model.path) {
          Page(model: model).navigationDestination(for: Int.self) { Text("pushed \($0)").navigationTitle("\($0)") }
        }
        .tabItem { Label("First", systemImage: "star") }.tag(0)
        Text("other").tabItem { Label("Second", systemImage: "heart") }.tag(1)
      }
      .fullScreenCover(isPresented: model.binding(.cover)) { Inner(model: model, name: "cover") }
      .inspector(isPresented: model.binding(.inspector)) { Text("inspector") }
    }
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      @Bindable var model = model
      List {
        ForEach(model.rows, id: \.self) { row in
          Menu("Row \(row)") { Button("Remove") { model.rows.removeAll { $0 == row } } }
            .sheet(isPresented: row == 0 ? model.binding(.rowSheet) : .constant(false)) { Text("of the row") }
        }
        Text("anchor").popover(isPresented: model.binding(.popover)) { Text("popover").padding() }
      }
      .navigationTitle("Page")
      .sheet(isPresented: model.binding(.sheet)) { Inner(model: model, name: "sheet").presentationDetents([.medium, .large]) }
      .alert("Alert", isPresented: model.binding(.alert)) {
        TextField("Field", text: .constant("text"))
        Button("Cancel", role: .cancel) {}
        Button("Do") {}
      }
      .confirmationDialog("Dialog", isPresented: model.binding(.dialog)) { Button("Delete", role: .destructive) {} }
      .background { Color.clear.sheet(item: $model.item) { Text("item \($0.id)") } }
    }
  }

  private struct Inner: View {
    let model: Model
    let name: String
    @State private var text = ""
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      NavigationStack {
        List {
          TextField(name, text: $text).focused($isFocused)
          Button("Close \(name)") { dismiss() }
          ForEach(0..<12, id: \.self) { Text("\($0)") }
        }
        .onAppear { isFocused = true }
        .sheet(isPresented: model.binding(.inner)) { Text("inner").presentationDetents([.height(200)]) }
      }
    }
  }

  private func act(on screen: Screen, _ model: Model, _ dice: inout SplitMix) {
    let (width, height) = (screen.size.width, screen.size.height)
    let position = CGPoint(x: .random(in: 0..<width, using: &dice), y: .random(in: 0..<height, using: &dice))
    switch Int.random(in: 0..<16, using: &dice) {
    case 0..<5:
      let kind = Kind.allCases.randomElement(using: &dice)!
      model.binding(kind).wrappedValue.toggle()
    case 5: model.shown.removeAll()
    case 6: model.item = Bool.random(using: &dice) ? nil : Item(id: .random(in: 0..<3, using: &dice))
    case 7: model.path = (0..<Int.random(in: 0..<3, using: &dice)).map { _ in .random(in: 0..<9, using: &dice) }
    case 8: model.tab = 1 - model.tab
    case 9: screen.resize(to: width < 700 ? CGSize(width: 900, height: 600) : CGSize(width: 390, height: 700))
    case 10: screen.press(key: "Escape")
    case 11: screen.press(key: "Tab")
    case 12: screen.drag(from: position, to: CGPoint(x: position.x, y: .random(in: 0..<height, using: &dice)), duration: 0.1)
    case 13: model.rows = Array(0..<Int.random(in: 0...4, using: &dice))
    default: screen.tap(at: position)
    }
    screen.advance(by: Bool.random(using: &dice) ? 0.02 : 0.3)
  }

  @Test("nothing is left of them: no view, no window above, no focus, no work", arguments: Seeds.chosen(from: 0..<10))
  func anyOrder(seed: Int) {
    let model = Model()
    var dice = SplitMix(seed: UInt64(seed))
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 390, height: 700)
        $0.scale = 1
        $0.verifiesCaches = false
      }
    ) { Root(model: model).environment(\.reducesTransparency, true) }
    var nodes: [Int] = []
    for _ in 0..<5 {
      for _ in 0..<200 { act(on: screen, model, &dice) }
      // Back to where it began, through the other tab, so that both have been shown.
      (model.shown, model.item, model.path, model.rows) = ([], nil, [], Array(0..<4))
      screen.press(key: "Escape")
      screen.resize(to: CGSize(width: 390, height: 700))
      for tab in [1, 0] {
        model.tab = tab
        for _ in 0..<3 { screen.advance(by: 1) }
      }
      #expect(screen.sheets.isEmpty && !screen.isMenuOpen)
      #expect(!screen.isAnimating)
      #expect(screen.contains("Row 0"))
      #expect(screen.elements(role: "alert").isEmpty)
      nodes.append(screen.liveNodes)
    }
    #expect(Set(nodes.dropFirst()).count == 1, "\(nodes)")
    screen.forgetWork()
    screen.advance(by: 1)
    #expect(screen.work == .none)
    screen.close()
    #expect(screen.liveNodes == 0)
  }
}
