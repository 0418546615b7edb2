import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("What values in the user's defaults cost") @MainActor
struct StoredValueWorkTests {
  private struct Row: View {
    @AppStorage private var value: Int
    init(_ index: Int, _ store: UserDefaults) { _value = AppStorage(wrappedValue: 0, "row \(index)", store: store) }
    var body: some View { Text("\(value)").onAppear { value += 1 } }
  }

  @Test("a write looks at the values of its key alone")
  func writes() throws {
    let name = "apus.tests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let count = 150, before = StoredValues.looks
    let screen = Screen { VStack { ForEach(0..<count, id: \.self) { Row($0, store) } } }
    #expect(store.integer(forKey: "row 149") == 1)
    // All are looked at once in a frame, and each once when it is written.
    #expect(StoredValues.looks - before <= count * (screen.work.frames + 3), "\(StoredValues.looks - before)")
  }
}
