import ApusTesting
import LiveServices
import SwiftUI
import SwiftUICore
import Testing

private struct Counter: View {
  @Binding var count: Int
  var body: some View { Button("count \(count)") { count += 1 } }
}

#Preview("macro: plain") { Text("plain") }

#Preview("macro: fits", traits: .sizeThatFitsLayout) {
  Color.red.frame(width: 60, height: 30.4)
  Color.blue.frame(width: 20, height: 10)
}

#Preview("macro: fixed", traits: .fixedLayout(width: 120, height: 80), .landscapeLeft) { Text("fixed") }

#Preview("macro: landscape", traits: .landscapeRight) { Text("turned") }

#Preview("macro: state") {
  @Previewable @State var count = 3
  @Previewable @State
  var title =
    "sum"
    + ":"  // }
  let shown = "\(title) \(count)"
  Text(shown)
  Counter(count: $count)
}

private enum Progress: CaseIterable { case planned, done }

#Preview("arguments: stages", traits: .sizeThatFitsLayout, arguments: Progress.allCases) { stage in
  Text(stage == .done ? "it is done" : "it is planned")
}

#Preview(arguments: [["two\nlines"]]) { texts in Text(texts[0]) }

private struct PairPreviews: PreviewProvider {
  static var previews: some View {
    Text("one").previewDisplayName("provider: one").previewLayout(.sizeThatFits)
    Group {
      Text("two").previewInterfaceOrientation(.landscapeLeft)
      Text("three")
    }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var margin: CGFloat = 16
  @Entry fileprivate var inferred = "x"
  @Entry fileprivate var choice: Int?
  @Entry fileprivate var `default`: (Int) -> Int = { $0 + 1 }
}

extension Transaction {
  @Entry fileprivate var isQuick = false
}

@Suite("Macros in use") @MainActor
struct PreviewMacroTests {
  private let configuration = HostConfiguration(
    size: CGSize(width: 390, height: 844), scale: 2,
    safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
  private let turned = EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)

  private func items() -> [PreviewCatalog.Item] {
    PreviewCatalog.items(services: LiveServices.make(), configuration: configuration)
  }

  private func item(_ name: String) throws -> PreviewCatalog.Item { try #require(PreviewCatalog.item(name, of: items())) }

  @Test("with arguments there is a preview for each, named after it")
  func arguments() throws {
    let stages = items().filter { $0.name.hasPrefix("arguments: stages") }
    #expect(stages.map(\.name) == ["arguments: stages (planned)", "arguments: stages (done)"])
    #expect(Set(stages.map(\.source)).count == 1 && stages.allSatisfy { $0.presentation.layout == .sizeThatFits })
    let done = try item("arguments: stages (done)")
    let screen = Screen { done.content }
    #expect(try screen.text("it is done").isEnabled)
    #expect(items().contains { $0.name.hasPrefix("Preview (") && !$0.name.contains("\n") && $0.name.contains("lines") })
  }

  private func shown(_ name: String) throws -> HostConfiguration {
    try item(name).configuration(on: configuration, landscapeInsets: turned, services: LiveServices.make())
  }

  @Test("previews are found by name and number, those of macros in the order in which they are written")
  func catalog() throws {
    let items = items()
    let names = items.map(\.name).filter { $0.hasPrefix("macro: ") }
    #expect(names == ["macro: plain", "macro: fits", "macro: fixed", "macro: landscape", "macro: state"])
    #expect(try item("macro: plain").source == "PreviewMacroTests.swift:12")
    #expect(PreviewCatalog.item("1", of: items)?.name == items[0].name)
    #expect(PreviewCatalog.item("0", of: items) == nil && PreviewCatalog.item("nobody", of: items) == nil)
    #expect(PreviewCatalog.list(of: items).contains("\tmacro: fits\tPreviewMacroTests.swift:14"))
  }

  @Test("each view of a provider is a preview")
  func providers() throws {
    let own = items().filter { $0.source == "PairPreviews" }
    #expect(own.map(\.name) == ["provider: one", "PairPreviews", "PairPreviews"])
    for (item, text) in zip(own, ["one", "two", "three"]) {
      let screen = Screen { item.content }
      #expect(screen.elements.map(\.label) == [text])
    }
    #expect(own[0].presentation.layout == .sizeThatFits && own[1].presentation.orientation == .landscapeLeft)
  }

  @Test("traits say the size: the view's own, a fixed one, a device's turned to the side")
  func traits() throws {
    #expect(try shown("macro: plain") == configuration)
    // 30.4, 8 between the two, 10, in whole points.
    let fits = try shown("macro: fits")
    #expect(fits.size == CGSize(width: 60, height: 49) && fits.safeAreaInsets == EdgeInsets())
    #expect(try shown("macro: fixed").size == CGSize(width: 120, height: 80))
    let landscape = try shown("macro: landscape")
    #expect(landscape.size == CGSize(width: 844, height: 390) && landscape.safeAreaInsets == turned)
  }

  @Test("@Previewable state is state")
  func previewable() throws {
    let item = try item("macro: state")
    let screen = Screen { item.content }
    #expect(screen.contains("sum: 3"))
    try screen.button("count 3").tap()
    #expect(screen.contains("sum: 4"))
  }

  @Test("traits of the default have no effect, and orientations have names")
  func defaults() {
    let plain = Preview(traits: .defaultLayout, .portrait) { Text("a") }
    let trait: PreviewTrait<Preview.ViewTraits> = .portraitUpsideDown
    let turned = Preview("b", traits: trait) { Text("b") }
    #expect(plain.presentation == PreviewPresentation() && turned.presentation.orientation == .portraitUpsideDown)
    #expect(InterfaceOrientation.allCases.map(\.id) == ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"])
  }

  @Test("entries have their defaults, are set and inherited, and travel with transactions")
  func entries() {
    var values = EnvironmentValues()
    #expect(values.margin == 16 && values.inferred == "x" && values.choice == nil && values.default(1) == 2)
    values.margin = 3
    values.choice = 7
    #expect(values.margin == 3 && values.choice == 7)
    struct Reader: View {
      @Environment(\.margin) var margin
      @Environment(\.inferred) var inferred
      var body: some View { Text("\(inferred) \(Int(margin))") }
    }
    let screen = Screen {
      Reader()
      Reader().environment(\.margin, 4).environment(\.inferred, "y")
    }
    #expect(screen.contains("x 16") && screen.contains("y 4"))
    var transaction = Transaction()
    #expect(!transaction.isQuick)
    transaction.isQuick = true
    #expect(transaction.isQuick)
  }
}
