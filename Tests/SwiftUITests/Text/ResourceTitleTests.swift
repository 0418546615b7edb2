import ApusTesting
import Foundation
import FoundationAdditions
import SwiftUI
import Testing

@Suite("Titles that resources name")
@MainActor
struct ResourceTitleTests {
  private let folder: TableFolder
  private let hello: LocalizedStringResource

  init() throws {
    folder = try TableFolder(["en.lproj/Localizable.strings": #""greeting" = "Hello";"#])
    hello = LocalizedStringResource("greeting", bundle: try folder.bundle)
  }

  /// What somebody reads or hears of a view, in a list on a phone.
  private func texts(of view: some View) -> [String] {
    let screen = Screen(.init { $0.size = CGSize(width: 390, height: 844) }) { List { view } }
    return screen.elements.flatMap { [$0.label, $0.value] }
  }

  /// Every one of some views has the title.
  private func check(_ views: [any View], _ location: SourceLocation = #_sourceLocation) {
    for (index, view) in views.enumerated() {
      let found = texts(of: AnyView(view))
      // Headers of sections are written large.
      #expect(found.contains { $0.lowercased().contains("hello") }, "view \(index): \(found)", sourceLocation: location)
    }
  }

  @Test("buttons, menus and links")
  func buttons() throws {
    let url = try #require(URL(string: "https://example.org"))
    check([
      Button(hello) {}, Button(hello, role: .destructive) {}, Button(hello, systemImage: "star") {},
      Button(hello, systemImage: "star", role: .cancel) {},
    ])
    check([
      Menu(hello) { Text("a") }, Menu(hello, systemImage: "star") { Text("a") },
      Menu(hello, content: { Text("a") }, primaryAction: {}),
      Menu(hello, systemImage: "star", content: { Text("a") }, primaryAction: {}),
    ])
    check([
      Link(hello, destination: url), NavigationStack { NavigationLink(hello) { Text("b") } },
      NavigationStack { NavigationLink(hello, value: 1) },
    ])
    check([
      ShareLink(hello, item: url), ShareLink(hello, items: [url]), ShareLink(hello, item: "a"), ShareLink(hello, items: ["a"]),
    ])
    #expect(texts(of: Button("greeting") {}).contains("greeting"))
  }

  private struct Switch: Identifiable {
    let id = 0
    @Binding var isOn: Bool
    @Binding var choice: Int
  }

  @Test("toggles, pickers and steppers")
  func choices() {
    let switches = [Switch(isOn: .constant(true), choice: .constant(1))], number = Binding.constant(1),
      part = Binding.constant(1.5)
    check([
      Toggle(hello, isOn: .constant(true)), Toggle(hello, systemImage: "star", isOn: .constant(true)),
      Toggle(hello, sources: switches, isOn: \.$isOn), Toggle(hello, systemImage: "star", sources: switches, isOn: \.$isOn),
    ])
    check([
      Picker(hello, selection: number) { Text("a").tag(1) },
      Picker(hello, systemImage: "star", selection: number) { Text("a").tag(1) },
      Picker(hello, selection: number, content: { Text("a").tag(1) }, currentValueLabel: { Text("now") }),
      Picker(hello, sources: switches, selection: \.$choice) { Text("a").tag(1) },
    ])
    check([
      Stepper(hello, onIncrement: {}, onDecrement: {}), Stepper(hello, value: number), Stepper(hello, value: number, in: 0...3),
      Stepper(hello, value: part, format: .number), Stepper(hello, value: part, in: 0...3, format: .number),
    ])
    check([ColorPicker(hello, selection: .constant(Color.red))])
  }

  @Test("pickers of dates")
  func dates() {
    let day = Date(timeIntervalSinceReferenceDate: 0), date = Binding.constant(day)
    check([
      DatePicker(hello, selection: date), DatePicker(hello, selection: date, in: day...day),
      DatePicker(hello, selection: date, in: day...), DatePicker(hello, selection: date, in: ...day),
    ])
    let days = Binding.constant(Set<DateComponents>())
    let pickers: [MultiDatePicker<Text>] = [
      MultiDatePicker(hello, selection: days), MultiDatePicker(hello, selection: days, in: day..<day.addingTimeInterval(9)),
      MultiDatePicker(hello, selection: days, in: day...), MultiDatePicker(hello, selection: days, in: ..<day),
    ]
    #expect(pickers.allSatisfy { !texts(of: $0).isEmpty })
  }

  @Test("fields for text and values")
  func fields() {
    let text = Binding.constant("typed"), number = Binding.constant(1), none = Binding<Int?>.constant(nil)
    check([
      TextField(hello, text: text), TextField(hello, text: text, prompt: Text("p")),
      TextField(hello, text: text, axis: .vertical),
      TextField(hello, text: text, prompt: nil, axis: .vertical), TextField(hello, text: text, selection: .constant(nil)),
    ])
    check([
      TextField(hello, value: number, format: .number), TextField(hello, value: none, format: .number),
      TextField(hello, value: number, formatter: NumberFormatter()),
      TextField(hello, value: number, formatter: NumberFormatter(), prompt: nil),
      SecureField(hello, text: text), SecureField(hello, text: text, prompt: nil),
    ])
    let screen = Screen(.init { $0.size = CGSize(width: 390, height: 844) }) {
      NavigationStack { List { Text("a") }.searchable(text: .constant(""), prompt: hello) }
    }
    #expect(screen.elements.contains { $0.label.contains("Hello") })
    let others: [any View] = [
      NavigationStack { Text("a").searchable(text: text, isPresented: .constant(true), prompt: hello) },
      NavigationStack { Text("a").searchable(text: text, prompt: hello) { Text("s") } },
    ]
    #expect(others.allSatisfy { !texts(of: AnyView($0)).isEmpty })
  }

  @Test("labels and groups")
  func groups() {
    check([
      Label(hello, systemImage: "star"), LabeledContent(hello) { Text("v") }, LabeledContent(hello, value: "v"),
      LabeledContent(hello, value: 3, format: .number), ContentUnavailableView(hello, systemImage: "star"),
      ProgressView(hello), ProgressView(hello, value: 0.5),
    ])
    check([
      Section(hello) { Text("a") }, Section(hello, isExpanded: .constant(true)) { Text("a") }, GroupBox(hello) { Text("a") },
      DisclosureGroup(hello) { Text("a") }, DisclosureGroup(hello, isExpanded: .constant(true)) { Text("a") },
    ])
    let groups: [any View] = [ControlGroup(hello) { Text("a") }, ControlGroup(hello, systemImage: "star") { Text("a") }]
    #expect(groups.allSatisfy { !texts(of: AnyView($0)).isEmpty })
  }

  @Test("modifiers")
  func modifiers() {
    let box = Color.red.frame(width: 10, height: 10).accessibilityElement()
    check([
      box.accessibilityLabel(hello), box.accessibilityLabel("a").accessibilityValue(hello), Text("a").badge(hello),
    ])
    // What only dialogs show, and what nobody shows here.
    check([
      Text("Hello").fileDialogMessage(hello).fileDialogConfirmationLabel(hello),
      Text("Hello").dialogSuppressionToggle(hello, isSuppressed: .constant(false)),
    ])
    func hint(_ view: some View) -> String? { Screen { view }.elements.first?.hint }
    #expect(hint(box.accessibilityHint(hello)) == "Hello" && hint(box.help(hello)) == "Hello")
  }

  @Test("tabs")
  func tabs() {
    func labels(_ view: some View) -> [String] {
      Screen(.init { $0.size = CGSize(width: 390, height: 844) }) { view }.elements.map(\.label)
    }
    let own = TabView { Tab(hello, systemImage: "star") { Text("a") }.badge(hello) }
    let chosen = TabView(selection: .constant(1)) {
      Tab(hello, systemImage: "star", value: 1) { Text("a") }
      Tab(hello, systemImage: "star", value: 2, role: .search) { Text("a") }
    }
    let open = TabView(selection: .constant(Int?.some(1))) { Tab(hello, systemImage: "star", value: 1) { Text("a") } }
    let sections = TabView { TabSection(hello) { Tab("A", systemImage: "star") { Text("a") } } }
    #expect(labels(own).contains("Hello") && labels(chosen).contains("Hello") && labels(open).contains("Hello"))
    #expect(!labels(sections).isEmpty)
  }

  @Test("alerts and dialogs")
  func dialogs() throws {
    func labels<V: View>(@ViewBuilder _ make: @escaping (Button<Text>, Binding<Bool>) -> V) throws -> [String] {
      try AlertTests.shown { button, isShown in make(button, isShown) }.elements.map(\.label)
    }
    let (hello, value) = (hello, Optional(1))
    #expect(try labels { $0.alert(hello, isPresented: $1) { Button("b") {} } }.contains("Hello"))
    #expect(
      try labels { $0.alert(hello, isPresented: $1, actions: { Button("b") {} }, message: { Text("m") }) }.contains("Hello"))
    #expect(try labels { $0.alert(hello, isPresented: $1, presenting: value) { Button("\($0)") {} } }.contains("Hello"))
    #expect(
      try labels {
        $0.alert(hello, isPresented: $1, presenting: value, actions: { Button("\($0)") {} }, message: { Text("\($0)") })
      }.contains("Hello"))
    #expect(
      try labels { $0.confirmationDialog(hello, isPresented: $1, titleVisibility: .visible) { Button("b") {} } }.contains("Hello")
    )
    #expect(
      try labels {
        $0.confirmationDialog(
          hello, isPresented: $1, titleVisibility: .visible, actions: { Button("b") {} }, message: { Text("m") })
      }.contains("Hello"))
    #expect(
      try labels {
        $0.confirmationDialog(hello, isPresented: $1, titleVisibility: .visible, presenting: value) { Button("\($0)") {} }
      }.contains("Hello"))
    #expect(
      try labels {
        $0.confirmationDialog(
          hello, isPresented: $1, titleVisibility: .visible, presenting: value, actions: { Button("\($0)") {} },
          message: { Text("\($0)") })
      }.contains("Hello"))
  }

  private struct Titled: App {
    static let title: LocalizedStringResource = "Files of an app"
    init() {}
    var body: some Scene {
      WindowGroup(Self.title) { Text("a") }
        .commands { CommandMenu(Self.title) { Button("one") {} } }
      WindowGroup(Self.title, id: "group") { Text("a") }
      Window(Self.title, id: "window") { Text("a") }
      WindowGroup(Self.title, for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
      WindowGroup(Self.title, id: "number", for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
      WindowGroup(Self.title, for: String.self) {
        Text($0.wrappedValue)
      } defaultValue: {
        "a"
      }
      WindowGroup(Self.title, id: "text", for: String.self) {
        Text($0.wrappedValue)
      } defaultValue: {
        "a"
      }
    }
  }

  @Test("windows")
  func windows() {
    let scenes = Titled().body
    #expect("\(type(of: scenes))".contains("WindowGroup"))
  }

  private struct Row: Identifiable {
    let id = 1
    let name = "n"
    let size = 2
    let rank: Int? = 3
  }

  @Test("columns of tables")
  func columns() {
    let rows = [Row()], order = Binding.constant([KeyPathComparator(\Row.name)])
    let plain = Table(rows) {
      TableColumn(hello, value: \.name)
      TableColumn(hello) { Text("\($0.size)") }
    }
    let sorted = Table(rows, sortOrder: order) {
      TableColumn(hello, value: \.name)
      TableColumn(hello, value: \.size) { Text("\($0.size)") }
      TableColumn(hello, value: \.rank) { Text("\($0.rank ?? 0)") }
      TableColumn(hello, value: \.name, comparator: .lexical)
    }
    func labels(_ view: some View) -> [String] {
      Screen(.init { $0.size = CGSize(width: 1_000, height: 600) }) { view }.elements.map(\.label)
    }
    #expect(labels(plain).contains("n") && labels(sorted).contains("n"))
  }

  @Test("previews of what is shared")
  func previews() {
    let star = Image(systemName: "star")
    let (plain, icon) = (SharePreview(hello), SharePreview(hello, icon: star))
    let (picture, both) = (SharePreview(hello, image: star), SharePreview(hello, image: star, icon: star))
    check([
      ShareLink(hello, item: "a", preview: plain), ShareLink(hello, items: ["a"]) { _ in icon },
      ShareLink(hello, item: "a", preview: picture), ShareLink(hello, item: "a", preview: both),
    ])
  }
}
