import SwiftUI
import UIKit

/// What the app's delegate knows, and the entries of the icon's menu, which can be tried here, too.
struct ShortcutsScreen: View {
  @Environment(BridgeKeeper.self) private var keeper

  var body: some View {
    List {
      Section {
        ForEach(BridgeKeeper.shortcuts, id: \.type) { item in
          Button(item.localizedTitle, systemImage: item.type == Crossing.canvas.rawValue ? "scribble" : "magnifyingglass") {
            keeper.open(item)
          }
        }
      } header: {
        Text("The icon's menu")
      } footer: {
        Text("On a phone, hold a finger on the app's icon to see these.")
      }
      Section("What the delegate has heard") {
        if keeper.events.isEmpty {
          Text("Nothing yet")
            .foregroundStyle(.secondary)
        }
        ForEach(keeper.events.indices, id: \.self) { Text(keeper.events[$0]) }
      }
    }
  }
}

#Preview {
  NavigationStack { ShortcutsScreen() }
    .environment(BridgeKeeper())
}
