import SwiftUI

struct TrainBoard: View {
  @Bindable var store: TrainStore

  var body: some View {
    NavigationStack {
      List($store.trains) { $train in
        HStack {
          Circle().fill(Color(train.line)).frame(width: 16, height: 16)
          Text("\(train.cars) cars")
          Spacer()
          Image(.wagon).resizable().scaledToFit().frame(height: 20)
        }
      }
      .navigationTitle("Trains")
      .safeAreaInset(edge: .bottom) {
        Text(verbatim: Settings.summary).font(.footnote).foregroundStyle(.brand)
      }
    }
  }
}

enum Settings {
  static var summary: String {
    let info = Bundle.main.infoDictionary ?? [:]
    let name = info["CFBundleDisplayName"] ?? "?"
    let version = info["CFBundleShortVersionString"] ?? "?"
    return "\(name) \(version) \(Bundle.main.bundleIdentifier ?? "?")"
  }
}

#Preview("Board") {
  TrainBoard(store: .shared)
}
