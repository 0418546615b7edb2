import ApusTesting
import SwiftUI
import Testing

@Suite("What tab views say of what they lack")
@MainActor
struct TabBarReportTests {
  private struct Tabs: View {
    @State private var count = 0
    var body: some View {
      TabView {
        Button("count \(count)") { count += 1 }
      }
    }
  }

  @Test("a window hears once that there is no tab bar, however often the views change")
  func once() throws {
    let screen = Screen { Tabs() }
    for count in 0..<5 { try screen.button("count \(count)").tap() }
    #expect(screen.diagnostics.filter { $0.contains("tab bars are not built yet") }.count == 1)
  }
}
