import SwiftUI

/// A screen of several kinds of elements, which the tests show themselves; an app is made of this very file, too.
struct SameScreen: View {
  @State private var name = "Kyoto"
  @State private var isOn = true
  @State private var level = 0.25
  @State private var count = 0

  var body: some View {
    NavigationStack {
      List {
        Section("Town") {
          TextField("Name", text: $name).accessibilityIdentifier("name")
          Toggle("Open", isOn: $isOn)
          Slider(value: $level) { Text("Level") }
        }
        Section {
          Text("Visits: \(count)").accessibilityHint("How often somebody came")
          Button("Add") { count += 1 }
          Button("Remove") { count -= 1 }.disabled(count == 0)
          NavigationLink("More") { Text("More") }
        }
      }
      .navigationTitle("Towns")
    }
  }
}
