import Baskets
import FruitKit
import SwiftUI

struct HarvestView: View {
  @State private var basket = Basket(capacity: 5)

  var body: some View {
    VStack(spacing: 16) {
      ForEach(Fruit.all) { fruit in
        Button {
          basket.add(fruit.id)
        } label: {
          FruitLabel(fruit)
        }
      }
      Text("\(basket.items.count) of \(basket.capacity) in the basket")
      Text(Basket.rules).font(.footnote)
    }
    .padding()
  }
}

#Preview { HarvestView() }
