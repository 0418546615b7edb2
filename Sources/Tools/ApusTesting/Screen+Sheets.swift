public import EngineTesting
public import Foundation
import SwiftUICore

/// Sheets, covers and popovers, as somebody sees them.
///
///     try screen.button("Settings").tap()
///     screen.finishAnimations()
///     screen.pullDownSheet()
extension Screen {
  /// A sheet, a cover or a popover that shows.
  public struct Sheet {
    let node: SheetNode
    /// Where it is now, also on its way.
    @MainActor public var frame: CGRect { node.shownFrame }
    /// What it is: "sheet", "cover" or "popover".
    @MainActor public var kind: String { "\(node.kind)" }
  }

  /// What shows above the content, from back to front; also what is on its way out.
  public var sheets: [Sheet] { engine.sheetNodes.map(Sheet.init) }

  /// Pulls the foremost sheet to the window's lower edge, slowly, and waits until it has gone or come back.
  public func pullDownSheet() {
    guard let frame = sheets.last?.frame else { return }
    let x = frame.minX + 30
    drag(from: CGPoint(x: x, y: frame.minY + 4), to: CGPoint(x: x, y: configurationSize.height - 2), duration: 1, rest: 0.3)
    finishAnimations()
  }

  private var configurationSize: CGSize { engine.root?.size ?? .zero }
}
