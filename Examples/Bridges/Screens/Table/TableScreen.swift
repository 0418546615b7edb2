import SwiftUI
import UIKit

/// All bridges by their builds, in a table of UIKit.
struct TableScreen: View {
  @State private var chosen: Bridge?

  var body: some View {
    BridgeTable(chosen: $chosen)
      .ignoresSafeArea(edges: .bottom)
      .safeAreaInset(edge: .bottom) {
        if let chosen {
          Text("Chosen: \(chosen.title)")
            .frame(maxWidth: .infinity)
            .padding()
            .background(.bar)
        }
      }
  }
}

private struct BridgeTable: UIViewRepresentable {
  @Binding var chosen: Bridge?

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: Coordinator.cell)
    table.dataSource = context.coordinator
    table.delegate = context.coordinator
    return table
  }

  func updateUIView(_ table: UITableView, context: Context) { context.coordinator.parent = self }

  final class Coordinator: NSObject, UITableViewDataSource, UITableViewDelegate {
    static let cell = "bridge"
    var parent: BridgeTable
    private let sections = Bridge.Build.allCases.map { build in
      (title: build.title, bridges: Bridge.all.filter { $0.build == build })
    }

    init(_ parent: BridgeTable) { self.parent = parent }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].bridges.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
      let bridge = sections[indexPath.section].bridges[indexPath.row]
      var content = cell.defaultContentConfiguration()
      content.text = bridge.title
      content.secondaryText = bridge.facts
      content.image = BridgePicture(bridge: bridge, size: CGSize(width: 60, height: 40)).image
      content.imageProperties.cornerRadius = 6
      cell.contentConfiguration = content
      cell.accessoryType = bridge == parent.chosen ? .checkmark : .none
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      parent.chosen = sections[indexPath.section].bridges[indexPath.row]
      tableView.visibleCells.forEach { $0.accessoryType = .none }
      tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    }
  }
}

#Preview {
  NavigationStack { TableScreen() }
}
