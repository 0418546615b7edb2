import SwiftUI

struct NewShip: View {
  @EnvironmentObject private var harbor: Harbor
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var code = ""
  @State private var load = 0.0

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        SecureField("Code", text: $code)
        Slider(value: $load, in: 0...1)
          .accessibilityIdentifier("load")
        Text("Load: \(Int((load * 100).rounded())) %")
          .accessibilityIdentifier("loadText")
      }
      .navigationTitle("New ship")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            harbor.ships.append(Ship(name: name))
            dismiss()
          }
          .disabled(name.isEmpty || code.count < 4)
        }
      }
    }
  }
}
