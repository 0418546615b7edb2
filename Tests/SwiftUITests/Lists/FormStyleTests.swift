import ApusTesting
import SwiftUI
import Testing

@Suite("How forms look") @MainActor
struct FormStyleTests {
  private struct Settings: View {
    var body: some View {
      Form {
        Text("First")
        Text("Second")
      }
    }
  }

  @Test("rows in cards, unless views below each other are asked for")
  func styles() throws {
    #expect(Screen { Settings() }.rows.count == 2)
    #expect(Screen { Settings().formStyle(.automatic) }.rows.count == 2)
    #expect(Screen { Settings().formStyle(.grouped) }.rows.count == 2)
    let columns = Screen { Settings().formStyle(.columns) }
    #expect(columns.rows.isEmpty)
    let (first, second) = try (columns.text("First").frame, columns.text("Second").frame)
    #expect(first.minX == second.minX && first.maxY <= second.minY)
    for type in [AutomaticFormStyle.self, GroupedFormStyle.self, ColumnsFormStyle.self] as [Any.Type] {
      #expect(type is any FormStyle.Type)
    }
  }

  @Test("a style of the app is given the form's views, and may build on others")
  func own() throws {
    struct Titled: FormStyle {
      func makeBody(configuration: FormStyleConfiguration) -> some View {
        VStack {
          Text("Title")
          Form(configuration)
        }
      }
    }
    let screen = Screen { Settings().formStyle(Titled()) }
    #expect(screen.contains("Title") && screen.rows.count == 2)
  }
}
