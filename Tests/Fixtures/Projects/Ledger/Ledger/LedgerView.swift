import SwiftUI

struct LedgerView: View {
  @State private var amounts = [12, -4, 30]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(amounts.indices, id: \.self) { index in
        Text("Entry \(index + 1): \(amounts[index])")
      }
      Divider()
      Text("Balance: \(amounts.reduce(0, +))").bold()
      Text(platform).font(.caption)
    }
    .padding()
    .frame(minWidth: 300, minHeight: 200)
  }

  private var platform: String {
    #if os(macOS)
      "on a desk"
    #elseif os(iOS)
      "in a hand"
    #else
      "elsewhere"
    #endif
  }
}

#Preview("Three entries") {
  LedgerView()
}
