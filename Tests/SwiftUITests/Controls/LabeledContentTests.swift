import ApusTesting
import SwiftUI
import Testing

@Suite("LabeledContent") @MainActor
struct LabeledContentTests {
  private let window = CGSize(width: 300, height: 100)

  @Test("the label stands where the line begins, the value where it ends")
  func positions() throws {
    let view = LabeledContent {
      Box("value", 40, 10)
    } label: {
      Box("label", 50, 20)
    }
    let found = frames(in: window, view)
    #expect(found["label"] == CGRect(x: 0, y: 40, width: 50, height: 20))
    #expect(found["value"] == CGRect(x: 260, y: 45, width: 40, height: 10))
    let mirrored = frames(in: window, rightToLeft: true, view)
    #expect(mirrored["label"]?.maxX == 300 && mirrored["value"]?.minX == 0)
  }

  @Test("all ways to make one show label and value")
  func ways() throws {
    let title: String = "Total"
    let screen = Screen {
      LabeledContent("Score", value: "17")
      LabeledContent(title, value: title + "s")
      LabeledContent("Share", value: 0.25, format: .percent)
      LabeledContent("Size") { Text("large") }
    }
    for name in ["Score", "17", "Total", "Totals", "Share", "25%", "Size", "large"] { #expect(screen.contains(name), "\(name)") }
  }

  @Test("several views of the label are a title and smaller lines below it, without room between (Facts 3.7)")
  func subtitles() throws {
    let view = LabeledContent {
    } label: {
      Text("First").accessibilityIdentifier("1")
      Text("Second").accessibilityIdentifier("2")
      Text("Third").accessibilityIdentifier("3")
    }
    let found = frames(in: window, scale: 3, view)
    let sizes = try ["1", "2", "3"].map { try #require(found[$0]) }
    let expected = [Text("First").font(.body), Text("Second").font(.subheadline), Text("Third").font(.footnote)]
    for (frame, text) in zip(sizes, expected) {
      #expect(abs(frame.height - size(of: text, scale: 3).height) < 0.01)
      #expect(frame.minX == 0)
    }
    #expect(abs(sizes[0].maxY - sizes[1].minY) < 0.01 && abs(sizes[1].maxY - sizes[2].minY) < 0.01)
  }

  @Test("without labels the value is alone, and is named after the label")
  func hiddenLabel() throws {
    let screen = Screen { LabeledContent("Height", value: "12 m").labelsHidden() }
    #expect(try screen.element("Height").frame.width < 60)
    #expect(screen.elements.count == 1)
  }

  @Test("a style decides what shows, and may build on others")
  func style() {
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.label
          LabeledContent(configuration)
        }
      }
    }
    let view = LabeledContent {
      Box("value", 40, 10)
    } label: {
      Box("label", 50, 20)
    }
    #expect(size(of: view.labeledContentStyle(Stacked()), width: 300).height == 40)
    #expect(size(of: view.labeledContentStyle(.automatic), width: 300) == CGSize(width: 300, height: 20))
    let configuration: LabeledContentStyleConfiguration.Type = LabeledContentStyleConfiguration.self
    #expect("\(configuration)".contains("LabeledContent"))
    #expect(size(of: view.labeledContentStyle(AutomaticLabeledContentStyle()), width: 200).width == 200)
  }
}
