import SwiftUI
import Testing

/// Their names, order and numbers are SwiftUI's, as apps list them and keep them in files.
@Suite("Enumerations and sets of options have the cases and values that apps know") struct EnumTests {
  @Test("axes and edges have numbers, and sets of them a bit for each")
  func edges() {
    #expect(Axis.allCases == [.horizontal, .vertical] && Axis.allCases.map(\.rawValue) == [0, 1])
    #expect([Axis.Set.horizontal, .vertical].map(\.rawValue) == [1, 2])
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing] && Edge.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect([Edge.Set.top, .leading, .bottom, .trailing].map(\.rawValue) == [1, 2, 4, 8])
    #expect(Edge.Set.horizontal == [.leading, .trailing] && Edge.Set.vertical == [.top, .bottom] && Edge.Set.all.rawValue == 15)
    #expect(HorizontalEdge.allCases == [.leading, .trailing] && HorizontalEdge.allCases.map(\.rawValue) == [0, 1])
    #expect(VerticalEdge.allCases == [.top, .bottom] && VerticalEdge.allCases.map(\.rawValue) == [0, 1])
    #expect([HorizontalEdge.Set.leading, .trailing, .all].map(\.rawValue) == [1, 2, 3])
    #expect([VerticalEdge.Set.top, .bottom, .all].map(\.rawValue) == [1, 2, 3])
  }

  @Test("all cases come in their order")
  func order() {
    #expect(ColorScheme.allCases == [.light, .dark])
    #expect(ColorSchemeContrast.allCases == [.standard, .increased])
    #expect(ContentMode.allCases == [.fit, .fill])
    #expect(ControlSize.allCases == [.mini, .small, .regular, .large, .extraLarge])
    #expect(
      DynamicTypeSize.allCases == [
        .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2, .accessibility3,
        .accessibility4, .accessibility5,
      ])
    #expect(
      Font.TextStyle.allCases == [
        .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
      ])
    #expect(LayoutDirection.allCases == [.leftToRight, .rightToLeft])
    #expect(TextAlignment.allCases == [.leading, .center, .trailing])
    #expect(Visibility.allCases == [.automatic, .visible, .hidden])
  }
}
