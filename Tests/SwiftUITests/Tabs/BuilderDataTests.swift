import ApusTesting
import Combine
import SwiftUI
import Testing

@MainActor
@Suite("What builders make of a model") struct BuilderDataTests {
  private final class Model: ObservableObject {
    var lines: [String] = []
    @Published var count = 0
  }

  private struct Rows: View {
    @StateObject private var model = Model()
    let publishes: Bool
    var body: some View {
      TabView {
        NavigationView { ScrollView { ForEach(model.lines, id: \.self) { Text($0) } } }
          .tabItem { Label("A", systemImage: "star") }
      }
      .onAppear {
        model.lines = ["a", "b"]
        if publishes { model.count += 1 }
      }
    }
  }

  @Test("is made in the body around them: what `onAppear` writes unpublished shows once the body runs again (Facts 9.1)")
  func unpublished() {
    #expect(Screen { Rows(publishes: true) }.contains("b"))
    #expect(!Screen { Rows(publishes: false) }.contains("b"))
  }
}
