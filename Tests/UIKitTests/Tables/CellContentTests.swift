import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing
import UIKit

/// A colour that follows whether its cell is chosen.
private struct Swatch: UIContentConfiguration {
  var isChosen = false
  func makeContentView() -> any UIView & UIContentView { SwatchView(self) }
  func updated(for state: any UIConfigurationState) -> Swatch {
    var copy = self
    copy.isChosen = (state as? UICellConfigurationState)?.isSelected ?? (state as? UIViewConfigurationState)?.isSelected ?? false
    return copy
  }
}

private final class SwatchView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { show() } }
  init(_ configuration: Swatch) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }
  required init?(coder: NSCoder) { nil }
  private func show() { backgroundColor = (configuration as? Swatch)?.isChosen == true ? .pureRed : .pureBlue }
}

@MainActor
@Suite struct CellContentTests {
  @Test("A configuration of an app's own is shown by its view, and follows the cell's state")
  func configurations() {
    var state = UIViewConfigurationState(traitCollection: UITraitCollection())
    #expect(!Swatch().updated(for: state).isChosen)
    state.isSelected = true
    #expect(Swatch().updated(for: state).isChosen)
    #expect(SwatchView(Swatch()).supports(Swatch()))
    #expect(!SwatchView(Swatch()).supports(UIListContentConfiguration.cell()))
    let towns = Towns([["Aachen"]])
    let table = towns.table()
    let screen = Screen.showing(table, width: 200, height: 200)
    table.visibleCells[0].contentConfiguration = Swatch()
    screen.settle()
    #expect(screen.color(100, 20) == blue)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    screen.settle()
    #expect(screen.color(100, 20) == red)
  }

  @Test("The view of a list's configuration shows its texts, and those of another one that it is given")
  func lists() {
    var content = UIListContentConfiguration.cell()
    content.text = "Quay"
    let view = UIListContentView(configuration: content)
    let screen = Screen.showing(view, width: 200, height: 44)
    #expect(screen.contains("Quay"))
    content.text = "Pier"
    view.configuration = content
    screen.settle()
    #expect(screen.contains("Pier") && !screen.contains("Quay"))
  }

  @Test("A cell hears how its look changes for editing")
  func states() {
    final class Noting: UITableViewCell {
      var states: [UITableViewCell.StateMask] = []
      override func willTransition(to state: UITableViewCell.StateMask) { states.append(state) }
    }
    let cell = Noting(style: .default, reuseIdentifier: nil)
    cell.setEditing(true, animated: false)
    cell.setEditing(false, animated: false)
    #expect(cell.states == [.showingEditControl, .defaultMask])
  }

  @Test("The button that deletes a row is called as the delegate says")
  func titles() throws {
    @MainActor final class Words: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
      ) -> String? { "Forget \(indexPath.row)" }
    }
    let (towns, words) = (Towns([["Aachen", "Bonn"]]), Words())
    let table = towns.table()
    table.delegate = words
    let screen = Screen.showing(table, width: 300, height: 400)
    try screen.row("Bonn").swipe(.trailing)
    screen.settle()
    try screen.button("Forget 1").tap()
    screen.settle()
    #expect(towns.sections == [["Aachen"]])
  }
}
