import SwiftUI

struct RecipeDetail: View {
  @State var recipe: Recipe
  let onClose: () -> Void
  @State private var doneSteps: Set<Int> = []

  private var progress: Double {
    recipe.steps.isEmpty ? 0 : Double(doneSteps.count) / Double(recipe.steps.count)
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        HStack {
          Text(recipe.name).font(.title.weight(.bold))
          Spacer()
          Button(role: .cancel, action: onClose) {
            Image(systemName: "xmark.circle.fill").font(.title2)
          }
          .accessibilityLabel("Close")
        }
        ProgressView(value: progress) {
          Text("Progress")
        } currentValueLabel: {
          Text("\(doneSteps.count) of \(recipe.steps.count) steps")
        }

        Text("Ingredients").font(.headline)
        ForEach($recipe.ingredients) { $ingredient in
          Toggle(isOn: $ingredient.isInCart) {
            HStack {
              Text(ingredient.name).strikethrough(ingredient.isInCart)
              Spacer()
              Text(ingredient.amount, format: .number) + Text(" \(ingredient.unit)")
            }
          }
        }

        Text("Steps").font(.headline)
        ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
          HStack(alignment: .firstTextBaseline) {
            Image(systemName: doneSteps.contains(index) ? "checkmark.circle.fill" : "circle")
              .foregroundStyle(.tint)
            Text(step)
          }
          .onTapGesture {
            if doneSteps.remove(index) == nil { doneSteps.insert(index) }
          }
        }
      }
      .padding()
    }
    .background(Color(.systemBackground))
  }
}

#Preview("Detail") {
  RecipeDetail(recipe: RecipeBook.samples[0]) {}
}
