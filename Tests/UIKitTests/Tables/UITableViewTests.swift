import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct UITableViewTests {
  @Test("Of a hundred thousand rows only a screenful is made, and rows that come are those that have gone")
  func counting() throws {
    let towns = Towns([(0..<100_000).map { "Town \($0)" }])
    let table = towns.table()
    let before = CountedCell.made
    let screen = Screen.showing(table, width: 300, height: 440)
    #expect(CountedCell.made - before <= 12)
    #expect(table.shownTexts.first == "Town 0")
    #expect(table.indexPathsForVisibleRows?.count == 10)
    #expect(table.contentSize.height == 4_400_000)
    table.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .top, animated: false)
    screen.settle()
    #expect(table.contentOffset.y == 2_200_000)
    #expect(table.shownTexts.first == "Town 50000")
    for row in 1...30 {
      table.contentOffset.y = 2_200_000 + CGFloat(row) * 44
      screen.settle()
    }
    #expect(CountedCell.made - before <= 14)
    #expect(table.visibleCells.contains { ($0 as? CountedCell)?.reuses ?? 0 > 0 })
  }

  @Test("Rows, headers and footers lie below each other, as high as the delegate and the metrics of lists say")
  func places() {
    let towns = Towns([["Aachen", "Bonn"], ["Celle"]])
    towns.heights = ["Bonn": 100]
    let table = towns.table()
    table.sectionHeaderHeight = 30
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let screen = Screen.showing(table, width: 300, height: 400)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 20, width: 300, height: 30))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 0, y: 50, width: 300, height: 44))
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 94, width: 300, height: 100))
    #expect(table.rect(forSection: 1).minY == 194)
    #expect(table.rectForFooter(inSection: 1).height == 0)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 100)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 30)) == nil)
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 90, width: 1, height: 10))?.count == 2)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.height == 100)
    #expect(table.tableHeaderView?.frame.width == 300)
    screen.settle()
  }

  @Test("A press chooses a row and has the one before no longer chosen; others are chosen together where that is allowed")
  func choosing() throws {
    let towns = Towns([["Aachen", "Bonn", "Celle"]])
    let table = towns.table()
    let screen = Screen.showing(table, width: 300, height: 400)
    screen.tap(at: CGPoint(x: 100, y: 22))
    screen.settle()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(table.visibleCells[0].isSelected)
    screen.tap(at: CGPoint(x: 100, y: 66))
    screen.settle()
    #expect(towns.log == ["select 0", "deselect 0", "select 1"])
    table.allowsMultipleSelection = true
    screen.tap(at: CGPoint(x: 100, y: 110))
    screen.settle()
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2])
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
  }

  @Test("Rows come, go and move as they are told, and the ones that stay keep their cells")
  func updates() {
    let towns = Towns([["Aachen", "Bonn", "Celle"], ["Dessau"]])
    let table = towns.table()
    let screen = Screen.showing(table, width: 300, height: 600)
    let celle = table.visibleCells[2]
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    towns.sections = [["Celle", "Bonn", "Bremen"], ["Dessau", "Emden"]]
    var finished: Bool?
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 2, section: 0), IndexPath(row: 1, section: 1)], with: .fade)
      table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
    } completion: {
      finished = $0
    }
    screen.settle()
    screen.finishAnimations()
    #expect(table.shownTexts == ["Celle", "Bonn", "Bremen", "Dessau", "Emden"])
    #expect(table.visibleCells[0] === celle)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(finished == true)
    towns.sections.remove(at: 0)
    table.deleteSections([0], with: .none)
    screen.settle()
    #expect(table.shownTexts == ["Dessau", "Emden"])
    #expect(table.numberOfSections == 1)
  }

  @Test("A row that is pulled aside is deleted by its button, and one that is edited by its sign")
  func deleting() throws {
    let towns = Towns([["Aachen", "Bonn", "Celle"]])
    let table = towns.table()
    let screen = Screen.showing(table, width: 300, height: 400)
    try screen.row("Aachen").delete()
    #expect(towns.sections == [["Bonn", "Celle"]])
    #expect(table.shownTexts == ["Bonn", "Celle"])
    table.setEditing(true, animated: false)
    screen.settle()
    #expect(table.visibleCells[0].isEditing)
    #expect(table.visibleCells[0].contentView.frame.minX > 30)
    try screen.row("Bonn").delete()
    #expect(towns.sections == [["Celle"]])
  }

  @Test("A row that is edited is moved by its handle, and the data source is told once")
  func moving() throws {
    let towns = Towns([["Aachen", "Bonn", "Celle"]])
    let table = towns.table()
    let screen = Screen.showing(table, width: 300, height: 400)
    table.isEditing = true
    screen.settle()
    try screen.row("Aachen").move(to: screen.row("Celle"))
    #expect(towns.sections == [["Bonn", "Celle", "Aachen"]])
    #expect(table.shownTexts == ["Bonn", "Celle", "Aachen"])
  }

  @Test("Buttons of swipe actions do what they are for")
  func actions() throws {
    @MainActor final class Pins: NSObject, UITableViewDelegate {
      var pinned: [Int] = []
      func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in
          self.pinned.append(indexPath.row)
          done(true)
        }
        pin.backgroundColor = .pureBlue
        return UISwipeActionsConfiguration(actions: [pin])
      }
    }
    let (towns, pins) = (Towns([["Aachen", "Bonn"]]), Pins())
    let table = towns.table()
    table.delegate = pins
    let screen = Screen.showing(table, width: 300, height: 400)
    try screen.row("Bonn").swipe(.leading)
    screen.settle()
    #expect(screen.color(4, 50) == blue)
    try screen.button("Pin").tap()
    screen.settle()
    #expect(pins.pinned == [1])
  }

  @Test("Rows are as high as constraints, configurations and views of SwiftUI in them need")
  func heights() {
    @MainActor final class Mixed: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        switch indexPath.row {
        case 0:
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(box)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.heightAnchor.constraint(equalToConstant: 70), box.widthAnchor.constraint(equalToConstant: 20),
          ])
        case 1: cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 50) }
        default:
          var content = cell.defaultContentConfiguration()
          content.text = "Town"
          cell.contentConfiguration = content
        }
        return cell
      }
    }
    let mixed = Mixed()
    let table = UITableView(frame: .zero, style: .plain)
    table.separatorStyle = .none
    table.dataSource = mixed
    let screen = Screen.showing(table, width: 300, height: 400)
    #expect(table.visibleCells.map(\.frame.height) == [90, 72, 44])
    #expect(screen.color(150, 90 + 36) != white)
  }

  @Test("Headers of plain tables stay at the top while their section passes")
  func headers() {
    let towns = Towns([(0..<20).map { "A\($0)" }, (0..<20).map { "B\($0)" }])
    towns.titles = ["A", "B"]
    let table = towns.table()
    let screen = Screen.showing(table, width: 300, height: 400)
    #expect(screen.contains("A"))
    table.contentOffset.y = 200
    screen.settle()
    #expect(table.headerView(forSection: 0)?.frame.minY == 200)
    let height = table.rectForHeader(inSection: 0).height
    #expect(height > 20)
    table.contentOffset.y = table.rectForHeader(inSection: 1).minY - height / 2
    screen.settle()
    #expect(table.headerView(forSection: 0)?.frame.maxY == table.rectForHeader(inSection: 1).minY)
    let grouped = Towns([["A"]])
    let second = Screen.showing(grouped.table(.insetGrouped), width: 300, height: 400)
    #expect(second.color(150, 40) == white)
    #expect(second.color(4, 60) != white)
  }
}
