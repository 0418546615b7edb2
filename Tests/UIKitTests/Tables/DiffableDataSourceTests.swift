import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct DiffableDataSourceTests {
  private func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var result = NSDiffableDataSourceSnapshot<String, Int>()
    for (name, items) in sections {
      result.appendSections([name])
      result.appendItems(items)
    }
    return result
  }

  @Test("A snapshot keeps the order in which items are put in, moved and taken out")
  func snapshots() {
    var value = snapshot([("a", [1, 2, 3]), ("b", [4])])
    value.insertItems([5], beforeItem: 2)
    value.moveItem(1, afterItem: 4)
    value.deleteItems([3])
    #expect(value.itemIdentifiers(inSection: "a") == [5, 2])
    #expect(value.itemIdentifiers == [5, 2, 4, 1])
    #expect(value.sectionIdentifier(containingItem: 1) == "b")
    #expect(value.indexOfItem(1) == 3)
    value.moveSection("b", beforeSection: "a")
    #expect(value.sectionIdentifiers == ["b", "a"])
    #expect(value.numberOfItems == 4)
  }

  @Test("What differs comes, goes and moves, whatever the snapshots are; rows that stay keep their cells")
  func tables() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "n")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "n", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    let screen = Screen.showing(table, width: 200, height: 800)
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4, 5])]), animatingDifferences: false)
    screen.settle()
    #expect(table.shownTexts == ["1", "2", "3", "4", "5"])
    let two = table.cellForRow(at: IndexPath(row: 1, section: 0))
    let steps: [[(String, [Int])]] = [
      [("b", [5, 2]), ("a", [3, 6])], [("c", [2, 7]), ("b", [])], [("a", [7, 8, 2])], [], [("a", [1])],
    ]
    for (number, step) in steps.enumerated() {
      var finished = false
      source.apply(snapshot(step)) { finished = true }
      screen.settle()
      screen.finishAnimations()
      #expect(finished)
      #expect(table.shownTexts == step.flatMap(\.1).map { "\($0)" })
      if number == 0 { #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === two) }
    }
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 1)
    #expect(source.indexPath(for: 1) == IndexPath(row: 0, section: 0))
  }

  @Test("A snapshot for a table or a collection that has gone is there at once, and who waits for it goes on")
  func goneViews() async {
    let rows: UITableViewDiffableDataSource<String, Int>
    let cells: UICollectionViewDiffableDataSource<String, Int>
    do {
      rows = UITableViewDiffableDataSource(tableView: UITableView()) { _, _, _ in nil }
      let layout = UICollectionViewFlowLayout()
      cells = UICollectionViewDiffableDataSource(
        collectionView: UICollectionView(frame: .zero, collectionViewLayout: layout)
      ) { _, _, _ in nil }
    }
    await rows.apply(snapshot([("a", [1, 2])]))
    await cells.apply(snapshot([("a", [3])]))
    #expect(rows.snapshot().itemIdentifiers == [1, 2])
    #expect(cells.snapshot().itemIdentifiers == [3])
    var isDone = (false, false)
    rows.applySnapshotUsingReloadData(snapshot([("b", [4])])) { isDone.0 = true }
    cells.applySnapshotUsingReloadData(snapshot([("b", [5])])) { isDone.1 = true }
    #expect(isDone == (true, true))
    #expect(rows.itemIdentifier(for: IndexPath(item: 0, section: 0)) == 4)
    #expect(cells.indexPath(for: 5) == IndexPath(item: 0, section: 0))
  }
}
