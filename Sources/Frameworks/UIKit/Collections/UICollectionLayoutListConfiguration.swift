import CoreGraphicsTypes
public import Foundation
import SwiftUI
import UIKitTypes

/// How a collection looks as a list.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  /// The looks of lists.
  public enum Appearance: Int, Sendable {
    /// Rows over the whole width.
    case plain
    /// Sections over the whole width, on a gray ground.
    case grouped
    /// Sections as cards on a gray ground.
    case insetGrouped
  }
  /// What stands above a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none
    /// A header that the data source makes.
    case supplementary
  }
  /// What stands below a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none
    /// A footer that the data source makes.
    case supplementary
  }
  /// How the list looks.
  public let appearance: Appearance
  /// Whether lines stand between cells.
  public var showsSeparators = true
  /// What stands above sections.
  public var headerMode = HeaderMode.none
  /// What stands below sections.
  public var footerMode = FooterMode.none
  /// The buttons before a cell, which shows them when it is pulled aside.
  public var leadingSwipeActionsConfigurationProvider: (@MainActor (IndexPath) -> UISwipeActionsConfiguration?)?
  /// The buttons after a cell, which shows them when it is pulled aside.
  public var trailingSwipeActionsConfigurationProvider: (@MainActor (IndexPath) -> UISwipeActionsConfiguration?)?

  /// Creates a list.
  public init(appearance: Appearance) { self.appearance = appearance }

  var style: _ListStyleKind {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

extension NSCollectionLayoutSection {
  /// Creates a section that looks like one of a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { list(using: configuration, layoutEnvironment: layoutEnvironment, isFirst: false) }

  static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment, isFirst: Bool
  ) -> NSCollectionLayoutSection {
    let (metrics, style) = (ListMetrics.usual, configuration.style)
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let row = size(RowPosition.leastHeight)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = configuration
    let margin = style.hasCards ? metrics.margin(forWidth: layoutEnvironment.container.contentSize.width) : 0
    (section.contentInsets.leading, section.contentInsets.trailing) = (margin, margin)
    if style.isGrouped {
      if configuration.headerMode == .none {
        section.contentInsets.top = isFirst ? metrics.firstCardInset : metrics.sectionSpacing / 2
      }
      if configuration.footerMode == .none { section.contentInsets.bottom = metrics.sectionSpacing / 2 }
    }
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}
