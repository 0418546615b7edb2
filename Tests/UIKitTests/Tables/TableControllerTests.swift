import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct TableControllerTests {
  @Test("A controller of a table is its data source, and no row stays chosen when the screen comes back")
  func tables() {
    final class Rivers: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "River \(indexPath.row)"
        cell.accessoryType = UITableViewCell.AccessoryType.checkmark
        return cell
      }
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "Rivers"
        return header
      }
    }
    let controller = Rivers(style: .grouped)
    let screen = Screen.showing(controller.view, width: 300, height: 400)
    #expect(controller.tableView.shownTexts == ["River 0", "River 1"])
    #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "Rivers")
    controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    controller.setEditing(true, animated: false)
    screen.settle()
    #expect(controller.tableView.isEditing)
  }

  @Test("A controller of a collection is its data source; headers are filled by a registration")
  func collections() {
    final class Stones: UICollectionViewController {
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content: UIListContentConfiguration = cell.defaultContentConfiguration()
        content.text = "Stone \(item)"
        cell.contentConfiguration = content
        cell.accessories = [UICellAccessory.checkmark()]
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "head") { view, _, _ in
        view.backgroundColor = .pureGreen
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
      {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
      }
      override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView { collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath) }
    }
    let size = NSCollectionLayoutSize(
      widthDimension: NSCollectionLayoutDimension.fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitem: NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))), count: 2)
    group.interItemSpacing = NSCollectionLayoutSpacing.fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "head", alignment: NSRectAlignment.top)
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let controller = Stones(
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    let screen = Screen.showing(controller.view, width: 210, height: 300)
    #expect(screen.color(100, 20) == green)
    #expect(controller.collectionView.visibleCells.map(\.frame.origin.x) == [0, 110, 0])
    #expect(controller.collectionView.visibleCells.map(\.frame.width) == [100, 100, 100])
    #expect(controller.collectionView.contentSize.height == 120)
  }
}
