import ApusTesting
import SwiftUI
import Testing

@Suite @MainActor
struct ContentBuilderTests {
  @ContentBuilder private func towns(_ both: Bool) -> some View {
    Text(verbatim: "Kyoto")
    if both { Text(verbatim: "Nara") }
  }

  @Test("it makes views of statements, and is the builder of views")
  func builds() {
    #expect(Screen { VStack { towns(true) } }.elements.map(\.label) == ["Kyoto", "Nara"])
    #expect(ContentBuilder.self == ViewBuilder.self)
  }
}
