import CoreGraphicsTypes
package import SwiftUICore

/// Lists: cards, rows, separators, headers and footers, and what edits rows (Facts 5.1).
nonisolated package struct ListMetrics: Sendable {
  /// From a narrow screen's sides to its cards, and from the cards' edges to texts.
  var narrowMargin: CGFloat = 16
  /// The same where there is more room.
  var margin: CGFloat = 20
  /// The widths that have more room.
  var roomyWidths: Range<CGFloat> = 390..<600
  /// Of a card's corners.
  package var cardRadius: CGFloat = 10
  /// Of a sidebar beside other columns: the corners of a chosen row, and from its edge to the row's text.
  var column = (radius: CGFloat(9), textInset: CGFloat(10))
  /// Above and below a row's view.
  package var rowInset: CGFloat = 11
  /// Above and below a control or an icon in a row, at least.
  var controlInset: CGFloat = 4.83
  /// What such a one takes of the row's height unless it needs more for that.
  var lowHeight: CGFloat = 22
  /// From a screen's top to the first card, where no header and no large title stands above it.
  package var firstCardInset: CGFloat = 35
  /// Between cards without header and footer.
  package var sectionSpacing: CGFloat = 35
  /// The same where sections stand close to each other.
  var compactSectionSpacing: CGFloat = 17.5
  /// Between a card and the header below it.
  var cardToHeader: CGFloat = 17.67
  /// Above and below a header.
  package var headerInsets = (top: CGFloat(17), bottom: CGFloat(6))
  /// Above and below a large header.
  var largeHeaderInsets = (top: CGFloat(7), bottom: CGFloat(12))
  /// Above and below the header of a plain section.
  package var plainHeaderInsets = (top: CGFloat(26), bottom: CGFloat(4))
  /// Above and below a footer.
  package var footerInsets = (top: CGFloat(6), bottom: CGFloat(12))
  /// Of headers and footers.
  package var headerFont = Font.footnote
  /// Of headers that stand out, in cards.
  var largeHeaderFont = Font.title2.weight(.bold)
  /// Of headers in a sidebar.
  var sidebarHeaderFont = Font.title3.weight(.semibold)
  /// Of headers of plain sections.
  package var plainHeaderFont = Font.headline
  /// The ink of a chevron.
  package var chevron = CGSize(width: 7, height: 12)
  /// Of a chevron's line.
  var chevronLine: CGFloat = 2
  /// From a chevron's ink to the text's inset.
  package var chevronInset: CGFloat = 0.67
  /// From a row's view to what stands after it.
  package var accessoryGap: CGFloat = 12
  /// From the middle of a disclosing chevron to the card's edge, less the text's inset.
  var disclosureInset: CGFloat = 4.5
  /// The least room for a label's icon in a row; a choice.
  package var iconWidth: CGFloat = 24
  /// Between a label's icon and its title in a row.
  package var iconSpacing: CGFloat = 16
  /// The mark of a choice in a row: its font's size at the usual text size, and the width in whose middle it stands.
  package var check = (size: CGFloat(18.5), width: CGFloat(24))
  /// How far each level of an outline is indented.
  package var indentation: CGFloat = 20
  /// Of the index beside the rows: its width, the height of a label, and the font.
  var index = (width: CGFloat(15), line: CGFloat(14), font: Font.system(size: 11, weight: .semibold))
  /// From the text's inset to the sign that deletes.
  package var editSignInset: CGFloat = 1
  /// Of the sign that deletes, and of those that choose.
  package var editSign: CGFloat = 22
  /// How far a row's view moves aside for such a sign.
  package var editShift: CGFloat = 41
  /// The ink of the handle that moves rows.
  package var handle = CGSize(width: 22, height: 11)
  /// From the handle to the card's edge, less the text's inset.
  package var handleInset: CGFloat = 2
  /// Of each of the handle's lines.
  var handleLine: CGFloat = 1.67
  /// Below a row that is being moved.
  var liftedShadow = (opacity: 0.25, radius: CGFloat(8))
  /// Where fingers find the handle.
  var handleArea = CGSize(width: 44, height: 44)
  /// Above and below a disclosure group's label, outside of lists.
  var disclosurePadding: CGFloat = 4
  /// Between the views that a disclosure group unfolds.
  var disclosureSpacing: CGFloat = 8
  /// The room for a disclosure group's chevron.
  var disclosureWidth: CGFloat = 10
  /// The least width of a button behind a row.
  var swipeButtonWidth: CGFloat = 74
  /// On both sides of such a button's label.
  var swipeButtonPadding: CGFloat = 16
  /// Of such a button's label.
  var swipeButtonFont = Font.system(size: 15)
  /// Of its icon.
  var swipeIconFont = Font.system(size: 20)
  /// Between its icon and its title; a choice.
  var swipeButtonSpacing: CGFloat = 4
  /// Rows as high as this show a button's icon above its title.
  var tallRow: CGFloat = 60
  /// How rows are pulled aside for the buttons behind them (Facts 5.2); the speed that decides and the numbers of a full pull
  /// are choices.
  var swipe = RowSwipeMetrics(
    spring: .transition, release: ReleaseRule(decidingSpeed: 300), fullShare: 0.6, fullMargin: 30, fullTime: 0.2)
  /// How a row's gray goes.
  package var highlightFade = Animation.easeOut(duration: 0.35)
  /// How rows come, go and make room.
  package var rowMotion = Animation.easeInOut(duration: 0.3)
  /// How rows stand aside for what is dropped between them.
  var insertionMotion = Animation.easeInOut(duration: 0.2)
  /// How rows unfold, with the chevron.
  var disclosureMotion = Animation.easeInOut(duration: 0.25)

  /// Those of lists where nothing says otherwise.
  package static var usual: ListMetrics { Metrics.iOS18.lists }

  /// From the sides of a list of some width to its cards, and from their edges to texts.
  package func margin(forWidth width: CGFloat) -> CGFloat { roomyWidths.contains(width) ? margin : narrowMargin }

  /// Above and below the header of a plain section, with another room above in place of the usual 22 points that can be changed
  /// (Facts 5.1).
  package func plainHeaderInsets(withPadding padding: CGFloat) -> (top: CGFloat, bottom: CGFloat) {
    (plainHeaderInsets.top - 22 + padding, plainHeaderInsets.bottom)
  }

  /// From the sides of cards, or of a list of some width that has none, to texts.
  package func textInset(forWidth width: CGFloat, style: _ListStyleKind) -> CGFloat {
    margin(forWidth: width) + (style == .inset ? narrowMargin / 2 : 0)
  }
}
