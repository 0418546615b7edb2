import SwiftUI

#if os(iOS)
  import UIKit
#endif

public struct FruitLabel: View {
  private let fruit: Fruit

  public init(_ fruit: Fruit) { self.fruit = fruit }

  public var body: some View {
    HStack {
      Circle().fill(Color(fruit.tint, bundle: .module)).frame(width: 20, height: 20)
      Text(LocalizedStringKey(fruit.id), bundle: .module)
    }
    .padding(8)
    .background(Color(.leaf), in: .capsule)
  }
}
