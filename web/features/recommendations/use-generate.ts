import type { Recommendation } from '#contract/entities/recommendation.ts';
import { type SentRequest, useGenerateRecommendations } from '#web/api/use-recommendations.ts';
import { useUser } from '#web/api/use-user.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Asks for recommendations and says what came of it. One at a time: a second press waits for the first. */
export function useGenerate(): {
  readonly generate: (request: SentRequest) => void;
  readonly isPending: boolean;
  readonly found: readonly Recommendation[] | undefined;
} {
  const { user } = useUser();
  const { mutate, isPending, data } = useGenerateRecommendations();
  const generate = (request: SentRequest) => {
    if (isPending) return;
    if (!user) {
      toast({
        title: 'Authentication Required',
        description: 'Please log in to generate personalized recommendations.',
        destructive: true,
      });
      return;
    }
    mutate(request, {
      onSuccess: ({ length }) =>
        toast({
          title: 'Recommendations Generated',
          description: `Found ${length} personalized frequency recommendations for you.`,
        }),
      onError: () =>
        toast({
          title: 'Error',
          description: 'Failed to generate recommendations. Please try again.',
          destructive: true,
        }),
    });
  };
  return { generate, isPending, found: data };
}
